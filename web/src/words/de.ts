/** German, in one piece. */

const files = import.meta.glob<string>(["./*de.ftl", "../games/*/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
