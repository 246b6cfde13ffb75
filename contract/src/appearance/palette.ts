// Plain values without imports: the web app's stylesheet and the server's pages are made of them.

/** The colours of both schemes. `contrast-pairs.ts` has the pairs that occur. */
export const palettes = {
  dark: {
    page: '#0b0d10',
    panel: '#12151a',
    raised: '#1a1e25',
    hover: '#232831',
    /** Fields to type in. */
    field: '#0b0d10',
    /** Secondary buttons. */
    control: '#1a1e25',
    /** What lies above the page: toasts, the tray, the selection bar. */
    float: '#1a1e25',
    line: '#262b34',
    'control-line': '#6a7382',

    text: '#e9ebef',
    'text-soft': '#c9cdd5',
    'text-dim': '#9ba2ae',
    'text-faint': '#8d95a2',
    'text-bright': '#ffffff',

    accent: '#45b9e4',
    'accent-hover': '#61c5ea',
    'on-accent': '#06161d',
    good: '#4ade9b',
    bad: '#ff8a8a',
    'on-bad': '#0b0d10',
    warn: '#f2b84b',

    banner: '#12303d',
    chart: '#8493d1',
    'chart-image': '#a892f5',
    'chart-video': '#ef86b0',
    'chart-audio': '#f0a160',
    'chart-text': '#d8cd6c',
    'chart-archive': '#5fc4a6',
    'chart-other': '#838c9a',
  },
  light: {
    page: '#f4f6f8',
    panel: '#ffffff',
    raised: '#f3f5f8',
    hover: '#e7ebf0',
    field: '#ffffff',
    control: '#ffffff',
    float: '#ffffff',
    line: '#d8dee6',
    'control-line': '#7a8595',

    text: '#1a1f27',
    'text-soft': '#39424f',
    'text-dim': '#545e6d',
    'text-faint': '#5b6675',
    'text-bright': '#090c11',

    accent: '#0b6a91',
    'accent-hover': '#085677',
    'on-accent': '#ffffff',
    good: '#0f6b43',
    bad: '#b4232c',
    'on-bad': '#ffffff',
    warn: '#835008',

    banner: '#d3ebf5',
    chart: '#6474c4',
    'chart-image': '#8166e6',
    'chart-video': '#d14c8b',
    'chart-audio': '#c2680f',
    'chart-text': '#8d820f',
    'chart-archive': '#1f8f71',
    'chart-other': '#717c8c',
  },
} as const;

/** The share of a semantic colour in the `-soft` background behind it, in percent. */
export const softShares = { dark: 12, light: 10 } as const;

/** What changes for people whose device asks for more contrast. */
export const strongerPalettes = {
  dark: {
    line: '#6a7382',
    'control-line': '#a9b0bc',
    'text-soft': '#e4e7ec',
    'text-dim': '#c9cdd5',
    'text-faint': '#c0c5ce',
  },
  light: {
    line: '#7a8595',
    'control-line': '#4a5463',
    'text-soft': '#232a34',
    'text-dim': '#343d4a',
    'text-faint': '#3d4755',
  },
} as const;

type Colours = Record<string, string>;

/** The custom properties of a palette, one declaration for each colour. */
export function declarations(colours: Colours, prefix = '--perch-'): string[] {
  return Object.entries(colours).map(([name, colour]) => `${prefix}${name}: ${colour};`);
}
