// A picture of a game becomes the game when somebody wants to play: the first one fetches Python, so it is never by itself.
for (const board of document.querySelectorAll(".board[data-play]")) {
  const picture = board.querySelector("img");
  if (!picture) continue;
  const frame = () => {
    const page = document.createElement("iframe");
    const dark = document.documentElement.dataset.theme === "dark";
    page.src = `${board.dataset.play}?lang=en&theme=${dark ? "dark" : "light"}`;
    page.title = picture.alt;
    page.allow = "fullscreen; clipboard-write";
    holder.replaceWith(page);
    page.focus();
  };
  const holder = document.createElement("div");
  holder.style.position = "relative";
  const button = document.createElement("button");
  button.type = "button";
  const label = document.createElement("span");
  label.textContent = "Play it here";
  button.append(label);
  button.addEventListener("click", frame);
  picture.closest("p").replaceWith(holder);
  holder.append(picture, button);
}
