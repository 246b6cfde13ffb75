import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

// The component library's ten greys, taken from colours.css: from text to page in the dark scheme, from
// page to text in the light one.
const dark: MantineColorsTuple = [
  'var(--perch-text)',
  'var(--perch-text-soft)',
  'var(--perch-text-dim)',
  'var(--perch-text-faint)',
  'var(--perch-line)',
  'var(--perch-hover)',
  'var(--perch-raised)',
  'var(--perch-panel)',
  'var(--perch-page)',
  'var(--perch-page)',
];
const gray: MantineColorsTuple = [
  'var(--perch-page)',
  'var(--perch-raised)',
  'var(--perch-hover)',
  'var(--perch-line)',
  'var(--perch-line)',
  'var(--perch-text-faint)',
  'var(--perch-text-dim)',
  'var(--perch-text-soft)',
  'var(--perch-text)',
  'var(--perch-text-bright)',
];
const kingfisher: MantineColorsTuple = [
  'var(--perch-accent)',
  'var(--perch-accent)',
  'var(--perch-accent)',
  'var(--perch-accent)',
  'var(--perch-accent)',
  'var(--perch-accent-hover)',
  'var(--perch-accent)',
  'var(--perch-accent)',
  'var(--perch-accent)',
  'var(--perch-accent)',
];

/** The library computes the text's colour from the background's, which it cannot of a custom property. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colours, color: 'var(--perch-on-accent)' } : colours;
};

export const theme = createTheme({
  colors: { dark, gray, kingfisher },
  primaryColor: 'kingfisher',
  primaryShade: 4,
  variantColorResolver,
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  fontFamily: "'Inter Variable', ui-sans-serif, system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.84375rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  shadows: {
    md: 'var(--perch-shadow-md)',
    lg: 'var(--perch-shadow-lg)',
    xl: 'var(--perch-shadow-xl)',
  },
});

const inEveryScheme = {
  '--mantine-color-body': 'var(--perch-page)',
  '--mantine-color-text': 'var(--perch-text)',
  '--mantine-color-bright': 'var(--perch-text-bright)',
  '--mantine-color-dimmed': 'var(--perch-text-dim)',
  '--mantine-color-placeholder': 'var(--perch-text-faint)',
  '--mantine-color-error': 'var(--perch-bad)',
  '--mantine-color-anchor': 'var(--perch-accent)',
  '--mantine-color-default': 'var(--perch-control)',
  '--mantine-color-default-hover': 'var(--perch-hover)',
  '--mantine-color-default-color': 'var(--perch-text)',
  '--mantine-color-default-border': 'var(--perch-button-line)',
  // The library's own are shades of the accent on which text in the accent cannot be read.
  '--mantine-color-kingfisher-light': 'var(--perch-accent-soft)',
  '--mantine-color-kingfisher-light-hover': 'var(--perch-accent-soft)',
  '--mantine-color-kingfisher-outline-hover': 'var(--perch-accent-soft)',
  '--mantine-color-disabled': 'var(--perch-raised)',
  '--mantine-color-disabled-color': 'var(--perch-text-faint)',
  '--mantine-color-disabled-border': 'var(--perch-line)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: inEveryScheme,
  dark: inEveryScheme,
});
