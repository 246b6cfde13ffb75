// Plain values without imports, so that the web app can use them without loading the schemas.

interface PasteLanguage {
  /** The language's own name, the same in every language of the app. */
  label: string;
  /** Of names of such texts; the first is given to those that have none of them. */
  extensions: readonly [string, ...string[]];
}

const language = (label: string, extensions: string): PasteLanguage => {
  const [first = '', ...others] = extensions.split(' ');
  return { label, extensions: [first, ...others] };
};

/** Those that the page of a file can highlight, by the first of their extensions. */
const byName = {
  plain: language('Plain text', 'txt text log csv tsv srt vtt'),
  markdown: language('Markdown', 'md markdown'),
  bash: language('Bash', 'sh bash zsh'),
  c: language('C', 'c h'),
  cpp: language('C++', 'cpp cc cxx hpp hh hxx'),
  csharp: language('C#', 'cs'),
  css: language('CSS', 'css'),
  diff: language('Diff', 'diff patch'),
  go: language('Go', 'go'),
  graphql: language('GraphQL', 'graphql gql'),
  html: language('HTML', 'html htm xhtml'),
  ini: language('INI', 'ini cfg conf properties env'),
  java: language('Java', 'java'),
  javascript: language('JavaScript', 'js jsx mjs cjs'),
  json: language('JSON', 'json jsonc json5'),
  kotlin: language('Kotlin', 'kt kts'),
  less: language('Less', 'less'),
  lua: language('Lua', 'lua'),
  makefile: language('Makefile', 'mk mak make'),
  objectivec: language('Objective-C', 'mm m'),
  perl: language('Perl', 'pl pm'),
  php: language('PHP', 'php'),
  python: language('Python', 'py pyw pyi'),
  r: language('R', 'r'),
  ruby: language('Ruby', 'rb gemspec'),
  rust: language('Rust', 'rs'),
  scss: language('SCSS', 'scss'),
  shell: language('Shell session', 'console shellsession'),
  sql: language('SQL', 'sql'),
  swift: language('Swift', 'swift'),
  toml: language('TOML', 'toml'),
  typescript: language('TypeScript', 'ts tsx mts cts'),
  vbnet: language('Visual Basic .NET', 'vb'),
  wasm: language('WebAssembly text', 'wat'),
  xml: language('XML', 'xml xsd xsl svg rss atom plist'),
  yaml: language('YAML', 'yaml yml'),
} as const;

export type PasteLanguageName = keyof typeof byName;

export const pasteLanguages: Readonly<Record<PasteLanguageName, PasteLanguage>> = byName;

export const isPasteLanguage = (name: unknown): name is PasteLanguageName =>
  typeof name === 'string' && Object.hasOwn(byName, name);

export const pasteLanguageNames: readonly PasteLanguageName[] =
  Object.keys(byName).filter(isPasteLanguage);

const extensionForm = /[^.]\.([A-Za-z0-9]{1,16})$/;

const extensionOf = (title: string) => extensionForm.exec(title)?.[1]?.toLowerCase() ?? '';

/** The language whose extension ends the title; undefined for every other title. */
export function languageOfTitle(title: string): PasteLanguageName | undefined {
  const extension = extensionOf(title);
  return pasteLanguageNames.find((name) => pasteLanguages[name].extensions.includes(extension));
}

/** The name of a paste's file: its title with an extension of the language; `paste.<ext>` without a title. */
export function pasteFileName(title: string, name: PasteLanguageName): string {
  const { extensions } = pasteLanguages[name];
  if (title === '') return `paste.${extensions[0]}`;
  return extensions.includes(extensionOf(title)) ? title : `${title}.${extensions[0]}`;
}
