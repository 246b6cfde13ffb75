import { describe, expect, test } from 'bun:test';

import { assert, integer, property } from 'fast-check';

import {
  contrastOf,
  controlContrastMin,
  deriveAccent,
  leastContrastOf,
  surfaces,
  textContrastMin,
  type Theme,
} from './accent.ts';

const themes: Theme[] = ['dark', 'light'];
const color = integer({ min: 0, max: 0xffffff }).map(
  (number) => `#${number.toString(16).padStart(6, '0')}`,
);

function accepted(chosen: string) {
  const decision = deriveAccent(chosen);
  if ('refused' in decision) throw new Error(decision.refused);
  return decision.accents;
}

function refusal(chosen: string): string {
  const decision = deriveAccent(chosen);
  return 'refused' in decision ? decision.refused : '';
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#ffee00', '#ffffff', 1.18],
])('the contrast of %s and %s is %d:1, either way round', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

describe('one colour makes the accents of both themes', () => {
  test('a colour that is readable in a theme stays as it is there', () => {
    expect(accepted('#45b9e4').dark.accent).toBe('#45b9e4');
    expect(accepted('#003366').light.accent).toBe('#003366');
    expect(accepted('#45B9E4').dark.accent).toBe('#45b9e4');
  });

  test('in the other theme it is lighter or darker, by as little as the text needs', () => {
    const { light } = accepted('#45b9e4');
    expect(contrastOf(light.accent, surfaces.light.page)).toBeWithin(4.5, 6);
    const { dark } = accepted('#003366');
    expect(contrastOf(dark.accent, surfaces.dark.raised)).toBeWithin(4.5, 6.5);
  });

  test('whatever colour is chosen, text, controls and buttons are readable or it is refused', () => {
    assert(
      property(color, (chosen) => {
        const decision = deriveAccent(chosen);
        if ('refused' in decision) return decision.refused.startsWith(chosen);
        return themes.every((theme) => {
          const { accent, hover, onAccent } = decision.accents[theme];
          const grounds = Object.values(surfaces[theme]);
          return (
            leastContrastOf(theme, accent) >= textContrastMin &&
            grounds.every((ground) => contrastOf(hover, ground) >= controlContrastMin) &&
            contrastOf(onAccent, accent) >= textContrastMin &&
            contrastOf(onAccent, hover) >= textContrastMin
          );
        });
      }),
    );
  });
});

describe('a colour of which a theme would make another one is refused', () => {
  test.each([
    [
      '#ffd700',
      '#ffd700 has a contrast of 1.2:1 on the light theme, and no shade of it reaches the 4.5:1',
    ],
    [
      '#ffee00',
      '#ffee00 has a contrast of 1:1 on the light theme, and no shade of it reaches the 4.5:1',
    ],
    [
      '#ffffff',
      '#ffffff has a contrast of 1:1 on the light theme, and no shade of it reaches the 4.5:1',
    ],
    [
      '#000000',
      '#000000 has a contrast of 1:1 on the dark theme, and no shade of it reaches the 4.5:1',
    ],
  ])('%s, with its ratio and the theme', (chosen, sentence) => {
    expect(refusal(chosen)).toStartWith(sentence);
  });

  test('and so is anything that is no colour', () => {
    for (const text of ['', 'red', '#fff', '#12345g', ' #123456', '#123456;', 'url(//x)']) {
      expect(refusal(text)).toBe('A colour must be # followed by six hexadecimal digits.');
    }
  });
});
