import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('en');

/** What an installation and its domains show of their own: logo, links, legal pages. */
export const brand = {
  siteLinks: 'About this site',
  pages: { imprint: 'Imprint', privacy: 'Privacy policy', terms: 'Terms of use' },
  terms: {
    title: 'The terms of use have changed',
    lead: 'Please read and accept them to continue. Your links keep working in any case.',
    openAlone: 'Open them in a new tab',
    accept: 'Accept the terms',
    /** `link` stands for the link with the text `linkText`. */
    agree: ({ link }: { link: string }) => `I accept the ${link}`,
    linkText: 'terms of use',
  },
  logo: {
    label: 'Logo',
    hint: ({ maxBytes, min, max }: { maxBytes: number; min: number; max: number }) =>
      `PNG or WebP, up to ${bytes(maxBytes)}, ${number(min)} to ${number(max)} pixels per side.`,
    choose: 'Choose an image',
    replace: 'Replace the logo',
    remove: 'Remove the logo',
    saved: 'Logo saved.',
    removed: 'Logo removed.',
  },
  domain: {
    hint: 'Without a name and a colour, the pages on this domain are unbranded.',
    name: 'Name on its pages',
    accent: 'Accent colour of its pages',
    saved: ({ domain }: { domain: string }) => `Brand of ${isolate(domain)} saved.`,
  },
};
