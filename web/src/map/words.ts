// The map's own words, for whoever hands no other ones in.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../words/map.en.ftl?raw";
import type { Words } from "./contract";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

export const ownWords: Words = (id, args) => {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null) : id;
};
