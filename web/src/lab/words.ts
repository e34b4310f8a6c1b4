/** English words of the bot lab, which come with it. */

import english from "../words/lab.en.ftl?raw";
import { learnEnglish } from "../words/words.svelte";

learnEnglish(english);
