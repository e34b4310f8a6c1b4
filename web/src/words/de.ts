/** German, in one piece. */

import page from "./de.ftl?raw";
import learn from "./learn.de.ftl?raw";
import map from "./map.de.ftl?raw";

export default `${page}\n${learn}\n${map}`;
