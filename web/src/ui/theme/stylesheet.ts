import {
  declarations,
  palettes,
  softShares,
  strongerPalettes,
} from '@perch/contract/appearance/palette';

const selectors = { dark: ':root', light: ":root[data-mantine-color-scheme='light']" };
const schemes = ['dark', 'light'] as const;

function rule(selector: string, lines: string[], indent: string): string {
  const body = lines.map((line) => `${indent}  ${line}\n`).join('');
  return `${indent}${selector} {\n${body}${indent}}\n`;
}

/** colours.css, made from the palettes so that they cannot differ. */
export function coloursStylesheet(): string {
  const base = schemes.map((scheme) => {
    const soft = `--perch-soft-share: ${softShares[scheme]}%;`;
    const lines = [`color-scheme: ${scheme};`, ...declarations(palettes[scheme]), soft];
    return rule(selectors[scheme], lines, '');
  });
  const stronger = schemes.map((scheme) =>
    rule(selectors[scheme], declarations(strongerPalettes[scheme]), '  '),
  );
  const media = `@media (prefers-contrast: more) {\n${stronger.join('\n')}}\n`;
  return [header, ...base, media].join('\n');
}

const header = `/* Made from contract/src/appearance/palette.ts:
   \`UPDATE_DOCS=1 bun test web/src/ui/theme/stylesheet.test.ts\` writes it anew. */`;
