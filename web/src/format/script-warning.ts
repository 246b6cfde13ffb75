const scripts = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Georgian: /\p{Script=Georgian}/u,
  Cherokee: /\p{Script=Cherokee}/u,
  Han: /\p{Script=Han}/u,
  Hiragana: /\p{Script=Hiragana}/u,
  Katakana: /\p{Script=Katakana}/u,
  Hangul: /\p{Script=Hangul}/u,
  Bopomofo: /\p{Script=Bopomofo}/u,
};

// UTS 39, "highly restrictive": how Japanese, Korean and Chinese are written.
const usualTogether = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
];

const latinLookalikes = /^[аеорсухіјѕԁһԛԝӏвкмнтαορνικυτχ\d-]+$/u;

/** Why a name, in Unicode, may imitate another one; undefined when it does not. */
export function scriptWarning(name: string): string | undefined {
  const labels = name.split('.');
  for (const label of labels) {
    const found = scriptsOf(label);
    const isUsual = usualTogether.some((together) =>
      found.every((script) => together.includes(script)),
    );
    if (found.length > 1 && !isUsual) {
      return `“${label}” mixes ${listOf(found)} letters and may imitate another name.`;
    }
    if (found.length === 1 && found[0] !== 'Latin' && latinLookalikes.test(label)) {
      return `“${label}” is written in ${found[0]} letters that look like Latin ones.`;
    }
  }
  return undefined;
}

function scriptsOf(label: string): string[] {
  return Object.entries(scripts)
    .filter(([, pattern]) => pattern.test(label))
    .map(([name]) => name);
}

function listOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
