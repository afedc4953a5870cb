"""The lessons there are, in order."""

from .l01 import PLAN as L01
from .l02 import PLAN as L02
from .l03 import PLAN as L03
from .l04 import PLAN as L04
from .l05 import PLAN as L05
from .l06 import PLAN as L06
from .l07 import PLAN as L07
from .l08 import PLAN as L08
from .l09 import PLAN as L09
from .l10 import PLAN as L10

PLANS = (L01, L02, L03, L04, L05, L06, L07, L08, L09, L10)
