// The accent of a brand, derived from one colour. Without imports, so that the web app can preview with
// the server's own rule.

/** WCAG 2.2, 1.4.3: text and links. */
export const textContrastMin = 4.5;
/** WCAG 2.2, 1.4.11: controls, focus rings, charts. */
export const controlContrastMin = 3;

export type Theme = 'dark' | 'light';

/** One theme's colours, as #rrggbb. */
export interface Accent {
  /** Links, focus rings, and the fill of buttons. */
  accent: string;
  /** A filled button under the pointer. */
  hover: string;
  /** Text on either of them. */
  onAccent: string;
}

/** What accent text stands on in each theme; the same values as of palette.ts. */
export const surfaces: Record<Theme, { page: string; panel: string; raised: string }> = {
  dark: { page: '#0b0d10', panel: '#12151a', raised: '#1a1e25' },
  light: { page: '#f4f6f8', panel: '#ffffff', raised: '#f3f5f8' },
};

/** Share of the accent in the tint behind selected entries, on which accent text stands as well. */
const softShare = 0.12;
const darkInk = '#06161d';
const lightInk = '#ffffff';
/** How far a theme's variant may be from the chosen colour, in OKLab: beyond, yellow is olive and white is grey. */
const distanceMax = 0.36;
const lightnessStep = 0.005;
const hoverStep = 0.04;
const hexForm = /^#[0-9a-f]{6}$/i;

type Triple = [number, number, number];

export interface DerivedAccent {
  dark: Accent;
  light: Accent;
}

/** The theme in which a colour is not readable, and its contrast there. */
export interface Shortfall {
  theme: Theme;
  ratio: number;
}

/**
 * The colours of both themes, or a sentence in English that says why this colour has none; undefined as its
 * shortfall: it is no colour.
 */
export type AccentDecision =
  { accents: DerivedAccent } | { refused: string; shortfall: Shortfall | undefined };

/**
 * Derives both themes' accents from one colour: hue and, as far as the screen can show it, chroma stay; the
 * lightness moves as little as each theme's contrasts need. Refused where that would make another colour of it.
 */
export function deriveAccent(color: string): AccentDecision {
  if (!hexForm.test(color)) {
    return {
      refused: 'A colour must be # followed by six hexadecimal digits.',
      shortfall: undefined,
    };
  }
  const chosen = color.toLowerCase();
  const dark = variantFor('dark', chosen);
  const light = variantFor('light', chosen);
  if (dark && light) return { accents: { dark, light } };
  const shortfall = shortfallOf(dark ? 'light' : 'dark', chosen);
  return { refused: sentenceOf(chosen, shortfall), shortfall };
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** The least contrast of accent text in this theme: on each elevation, plain and tinted. */
export function leastContrastOf(theme: Theme, color: string): number {
  const grounds = Object.values(surfaces[theme]);
  const tinted = grounds.map((ground) => mix(color, ground, softShare));
  return Math.min(...[...grounds, ...tinted].map((ground) => contrastOf(color, ground)));
}

/** The web app's custom properties for these accents; `:root:root` wins over its stylesheet. */
export const accentStyle = ({ dark, light }: DerivedAccent) =>
  `:root:root{${properties(dark)}}:root:root[data-mantine-color-scheme='light']{${properties(light)}}`;

const properties = ({ accent, hover, onAccent }: Accent) =>
  `--perch-accent:${accent};--perch-accent-hover:${hover};--perch-on-accent:${onAccent};` +
  `--perch-banner:color-mix(in srgb,${accent} 18%,var(--perch-page))`;

function variantFor(theme: Theme, chosen: string): Accent | undefined {
  const given = oklabOf(chosen);
  const accent = nearestReadable(theme, chosen, given);
  if (accent === undefined || distanceOf(given, oklabOf(accent)) > distanceMax) return undefined;
  const onAccent = contrastOf(lightInk, accent) >= textContrastMin ? lightInk : darkInk;
  if (contrastOf(onAccent, accent) < textContrastMin) return undefined;
  // Away from the text on it, so that it only becomes easier to read.
  const towards = onAccent === lightInk ? -hoverStep : hoverStep;
  return { accent, hover: withLightness(oklabOf(accent), lightnessOf(accent) + towards), onAccent };
}

/** The chosen colour itself where it is readable, else the nearest lightness of it that is. */
function nearestReadable(theme: Theme, chosen: string, given: Triple): string | undefined {
  if (leastContrastOf(theme, chosen) >= textContrastMin) return chosen;
  const direction = theme === 'dark' ? lightnessStep : -lightnessStep;
  for (let lightness = given[0]; lightness >= 0 && lightness <= 1; lightness += direction) {
    const variant = withLightness(given, lightness);
    if (leastContrastOf(theme, variant) >= textContrastMin) return variant;
  }
  return undefined;
}

function shortfallOf(theme: Theme, color: string): Shortfall {
  const plain = Object.values(surfaces[theme]).map((ground) => contrastOf(color, ground));
  // Rounded down: 4.49 must not read as the 4.5 that it is not.
  return { theme, ratio: Math.floor(Math.min(...plain) * 10) / 10 };
}

const sentenceOf = (color: string, { theme, ratio }: Shortfall) =>
  `${color} has a contrast of ${ratio}:1 on the ${theme} theme, and no shade of it reaches the ${textContrastMin}:1 that is needed.`;

const lightnessOf = (color: string) => oklabOf(color)[0];

/** The colour of this lightness and the same hue, with as much of the chroma as sRGB has. */
function withLightness([, a, b]: Triple, lightness: number): string {
  const bounded = Math.min(1, Math.max(0, lightness));
  let share = 1;
  while (share > 0 && !isInGamut(linearOf([bounded, a * share, b * share]))) share -= 0.01;
  const kept = Math.max(0, share);
  return hexOf(linearOf([bounded, a * kept, b * kept]));
}

const isInGamut = (channels: Triple) =>
  channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);

const distanceOf = (one: Triple, other: Triple) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const channelsOf = (color: string): Triple => {
  const channel = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

function luminanceOf(color: string): number {
  const [red, green, blue] = linearChannelsOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearChannelsOf(color: string): Triple {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channelsOf(color);
  return [linear(red), linear(green), linear(blue)];
}

/** As a browser lays `color` with this opacity over `ground`. */
export function mix(color: string, ground: string, share: number): string {
  const [over, under] = [channelsOf(color), channelsOf(ground)];
  return asHex([
    over[0] * share + under[0] * (1 - share),
    over[1] * share + under[1] * (1 - share),
    over[2] * share + under[2] * (1 - share),
  ]);
}

// Björn Ottosson's OKLab, in which equal steps of lightness look equal and hues stay.
function oklabOf(color: string): Triple {
  const [red, green, blue] = linearChannelsOf(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf([red, green, blue]: Triple): string {
  const encode = (linear: number) => {
    const bounded = Math.min(1, Math.max(0, linear));
    return 255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055);
  };
  return asHex([encode(red), encode(green), encode(blue)]);
}

const asHex = (channels: Triple) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
