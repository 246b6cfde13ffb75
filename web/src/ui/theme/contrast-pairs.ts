/** WCAG 2.2, 1.4.3: text. 1.4.11: borders of controls, focus rings, icons, charts. */
const textMin = 4.5;
const graphicMin = 3;

/** Colours that occur on grounds; a ground `x-soft/y` is the tint of x that lies on y. */
export interface Pairs {
  what: string;
  colours: readonly string[];
  grounds: readonly string[];
  ratioMin: number;
}

const elevations = ['page', 'panel', 'raised', 'hover'];
const surfaces = [...elevations, 'field', 'control', 'float'];
const tinted = ['page', 'panel', 'raised', 'float'];
const tintsOf = (name: string) => tinted.map((ground) => `${name}-soft/${ground}`);

/** Every pair that occurs on a screen, in any of its states. */
export const contrastPairs: readonly Pairs[] = [
  {
    what: 'Text, including placeholders and disabled buttons',
    colours: ['text', 'text-soft', 'text-dim', 'text-faint', 'text-bright'],
    grounds: surfaces,
    ratioMin: textMin,
  },
  { what: 'Links', colours: ['accent'], grounds: surfaces, ratioMin: textMin },
  {
    what: 'Status text',
    colours: ['good', 'bad', 'warn'],
    grounds: surfaces,
    ratioMin: textMin,
  },
  ...['accent', 'good', 'bad', 'warn'].map((name) => ({
    what: `On the ${name} tint: selected entries, badges, notices`,
    colours: [name, 'text', 'text-soft', 'text-dim', 'text-bright'],
    grounds: tintsOf(name),
    ratioMin: textMin,
  })),
  {
    what: 'Primary buttons',
    colours: ['on-accent'],
    grounds: ['accent', 'accent-hover'],
    ratioMin: textMin,
  },
  {
    what: 'Delete buttons, counters',
    colours: ['on-bad'],
    grounds: ['bad'],
    ratioMin: textMin,
  },
  {
    what: 'Welcome banner',
    colours: ['text', 'text-soft', 'text-bright'],
    grounds: ['banner'],
    ratioMin: textMin,
  },
  {
    what: 'Field borders, focus rings, error borders, progress',
    colours: ['control-line', 'accent', 'bad'],
    grounds: surfaces,
    ratioMin: graphicMin,
  },
  {
    what: 'Charts',
    colours: [
      'accent',
      'chart',
      'chart-image',
      'chart-video',
      'chart-audio',
      'chart-text',
      'chart-archive',
      'chart-other',
    ],
    grounds: ['panel', 'raised'],
    ratioMin: graphicMin,
  },
];
