import "./fonts.css";
import english from "../words/story.en.ftl?raw";
import { learnEnglish } from "../words/words.svelte";

learnEnglish(english);
