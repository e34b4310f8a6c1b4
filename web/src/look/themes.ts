/** The colours and fonts of all games; a container with data-game wears them. */

import.meta.glob("../games/*/theme.css", { eager: true });
