import hljs from 'highlight.js/lib/common';

/** File extensions that the highlighter does not know. */
const extensions: Record<string, string[]> = {
  ini: ['cfg', 'conf', 'properties', 'env'],
  objectivec: ['m'],
  python: ['pyi', 'pyw'],
  wasm: ['wat'],
  xml: ['htm'],
};

for (const [languageName, aliases] of Object.entries(extensions)) {
  hljs.registerAliases(aliases, { languageName });
}

/** The highlighter, which knows languages by the extensions of files’ names. */
export const highlighter = hljs;
