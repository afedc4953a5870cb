"""The rulebook in English, in our own words: a title and its paragraphs."""

from __future__ import annotations

RULES: list[tuple[str, list[str]]] = [
    (
        "The aim",
        [
            "You are a hero in the tomb of a Lich. Be the first to finish three quests, or the last hero alive.",
            "Two to four play. Each hero has 6 Life; a hero with as many wounds as Life is out of the game.",
        ],
    ),
    (
        "Set-up",
        [
            "The highest die begins. Everybody gets five hidden adventure cards, three open quests and a hero.",
            "All pawns start in the Entrance Chamber and gain the Peril and Glory printed on it.",
        ],
    ),
    (
        "Glory and Peril",
        [
            "Glory is yours to spend on Boons and Treasures. Peril is spent by the others, on Banes and Encounters against you.",
            "Gains of an Encounter phase are credited at its end; losses and prices are taken at once. There is no limit.",
        ],
    ),
    (
        "A turn",
        [
            "Reset: doors shut, pits wait again, what works once a turn works again, for everybody.",
            "Discard and draw: with a card in hand you discard one (or a Treasure, or a quest, which is replaced), then you draw up to five.",
            "Encounter: Banes and Boons one by one, then Monsters and Traps. Building: a map card is laid. Movement: you walk, fight and play.",
        ],
    ),
    (
        "Encounters",
        [
            "A Bane or an Encounter is paid with the Peril of the hero it strikes; a Bane without a victim with the Peril of one other hero.",
            "All Monsters and Traps are announced and paid first, then put in order, then met one by one. After the first announcement nothing else may be played.",
            "A Monster that is not defeated goes back to your hand, where all know it. A wounded one lies face up, keeps its wounds and costs its full Peril again.",
            "For each wound your Encounters dealt, a hero of your choice (not yours) gains 1 Peril at the end of the phase.",
        ],
    ),
    (
        "Combat",
        [
            "One round: a die and the score of the attack for each side. The higher total wounds the other, a tie wounds nobody.",
            "Each wound a hero inflicts gives 1 Glory, but not on a quest's monster. Of several weapons only the best counts. Scores never fall under 0.",
            "Threats (Traps, doors, pits, tests): a die and your score against a number. Equal or more succeeds. A Trap is discarded either way.",
        ],
    ),
    (
        "Answers",
        [
            "When a Bane, a Monster, a Trap or a challenge strikes you, you may play one Response and any Anytime card that fits, before the dice. After the dice everybody with a card and 1 Glory may change them.",
            "Who is asked depends only on what all can see, never on what a hand holds. Who plays alone against bots and has nothing to play passes without being stopped.",
            "At one screen with several people, everybody who is asked is called to the screen, whatever they hold; after others' rolls nobody is, until they ask for it in the settings.",
        ],
    ),
    (
        "The dungeon",
        [
            "A map card is laid beside the dungeon, turned by half a turn if you like, joined by at least one side without a wall. The last way on may not be closed while maps remain.",
            "Doors that face a wall are false doors. A card that fits nowhere goes under the pile.",
        ],
    ),
    (
        "Movement",
        [
            "You have as many points as your Move score. A step costs 1. The first time you enter a space in your turn you gain its Peril and Glory, then its effect happens, then quests that only ask you to enter.",
            "Who does not move gains the Peril of their space at the end of the turn.",
            "Once a turn you may challenge a hero in your space for 1 point, by Melee or Magic: the loser is wounded, the winner gains 1 Glory.",
        ],
    ),
    (
        "Doors, walls and pits",
        [
            "The door is the one printed on the space you leave; a Room's door towards a Passage works both ways. A locked door that holds costs a point and may be tried again; a trapped one opens anyway, and wounds.",
            "A pit is met once a turn: failure wounds and ends your turn. Walls are passed only by cards.",
        ],
    ),
    (
        "Quests",
        [
            "Steps come in their order. Entering is a step by itself; tests and fights may be tried once a turn in their room, prices whenever you can pay. Wounds of a quest's monster stay.",
            "A finished quest gives a level (up to 3) and its reward, and ends your turn. The third one wins at once.",
        ],
    ),
    (
        "Death",
        [
            "A dead hero's cards are discarded, and the quests go under their deck. If it was that hero's turn, it ends. The last hero alive wins at once.",
        ],
    ),
    (
        "Tournament",
        [
            "Everybody brings a deck: one hero, at least 50 cards, at most 4 of a kind, each quest once and at least 3, 6 to 12 maps with as many Passages as Rooms. Somebody brings an Entrance Chamber.",
            "The dungeon is laid before play, each player from the pile of the neighbour on the right; once, a card may be held back until the pile is empty. With several Entrances each player picks one.",
            "Cards go to their owner's discard pile, stolen ones too.",
        ],
    ),
]
