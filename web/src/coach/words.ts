/** English words of the coach's page, which come with it. */

import english from "../words/coach.en.ftl?raw";
import { learnEnglish } from "../words/words.svelte";

learnEnglish(english);
