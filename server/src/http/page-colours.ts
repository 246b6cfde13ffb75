import { declarations, palettes, strongerPalettes } from '@perch/contract/appearance/palette';
import type { Scheme } from '@perch/contract/appearance/themes';

const root = (colours: Record<string, string>) =>
  `:root{${declarations(colours, '--')
    .map((each) => each.replace(': ', ':'))
    .join('')}}`;

const light = 'prefers-color-scheme:light';
const more = 'prefers-contrast:more';

/** The colours of one scheme, whatever the visitor's device prefers. */
export const coloursIn = (scheme: Scheme) =>
  `:root{color-scheme:${scheme}}${root(palettes[scheme])}@media (${more}){${root(strongerPalettes[scheme])}}`;

/**
 * The web app's colours as custom properties without its prefix, for pages that the server renders:
 * dark, or light where the visitor's device prefers that.
 */
export const pageColours = `
:root{color-scheme:dark}
${root(palettes.dark)}
@media (${more}){${root(strongerPalettes.dark)}}
@media (${light}){:root{color-scheme:light}${root(palettes.light)}}
@media (${light}) and (${more}){${root(strongerPalettes.light)}}
`;
