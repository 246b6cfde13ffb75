import type { WebMessages } from '@perch/messages/catalogue';

import { m } from '../language/messages.ts';
import { formatList } from './formats.ts';

type Script = keyof WebMessages['format']['scripts'];

const patterns: readonly [Script, RegExp][] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['armenian', /\p{Script=Armenian}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['cherokee', /\p{Script=Cherokee}/u],
  ['han', /\p{Script=Han}/u],
  ['hiragana', /\p{Script=Hiragana}/u],
  ['katakana', /\p{Script=Katakana}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['bopomofo', /\p{Script=Bopomofo}/u],
];

// UTS 39, "highly restrictive": how Japanese, Korean and Chinese are written.
const usualTogether: readonly (readonly Script[])[] = [
  ['latin', 'han', 'hiragana', 'katakana'],
  ['latin', 'han', 'hangul'],
  ['latin', 'han', 'bopomofo'],
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
    const names = found.map((script) => m.format.scripts[script]);
    if (found.length > 1 && !isUsual)
      return m.format.mixedScripts({ label, names: formatList(names) });
    const [only, ...others] = found;
    if (only && others.length === 0 && only !== 'latin' && latinLookalikes.test(label)) {
      return m.format.lookalikeScript({ label, name: m.format.scripts[only] });
    }
  }
  return undefined;
}

function scriptsOf(label: string): Script[] {
  return patterns.filter(([, pattern]) => pattern.test(label)).map(([script]) => script);
}
