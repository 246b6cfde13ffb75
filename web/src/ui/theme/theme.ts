import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

// The component library's ten greys, from text to page, taken from tokens.css.
const neutral: MantineColorsTuple = [
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

const kingfisher: MantineColorsTuple = [
  '#e3f6fd',
  '#c5ebf9',
  '#9adcf4',
  '#6dcbee',
  '#45b9e4',
  '#61c5ea',
  '#1c8bb5',
  '#176f92',
  '#155972',
  '#123f51',
];

export const theme = createTheme({
  colors: { dark: neutral, kingfisher },
  primaryColor: 'kingfisher',
  primaryShade: 4,
  autoContrast: true,
  black: '#06161d',
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  fontFamily: "'Inter Variable', ui-sans-serif, system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.84375rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  shadows: {
    md: '0 8px 24px rgb(0 0 0 / 45%)',
    lg: '0 16px 48px rgb(0 0 0 / 55%)',
    xl: '0 24px 64px rgb(0 0 0 / 65%)',
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-body': 'var(--perch-page)',
    '--mantine-color-bright': 'var(--perch-text-bright)',
    '--mantine-color-error': 'var(--perch-bad)',
    '--mantine-color-anchor': 'var(--perch-accent)',
    '--mantine-color-default-color': 'var(--perch-text)',
    '--mantine-color-disabled-color': 'var(--perch-text-faint)',
  },
});
