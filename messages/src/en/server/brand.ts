import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('en');

export interface Contrast {
  color: string;
  ratio: number;
  needed: number;
}

/** Names, colours and logos of an installation and of domains. */
export const brand = {
  imprint: 'Imprint',
  privacy: 'Privacy policy',
  terms: 'Terms of use',

  termsRequired: ({ url }: { url: string }) =>
    `The terms of use have changed. Sign in at ${url} and accept them to continue.`,
  termsNotAccepted: ({ url }: { url: string }) =>
    `You have to accept the terms of use to register: ${url}`,
  termsChanged: 'The terms of use have just changed. Please read them again.',
  termsAccepted: 'Terms of use accepted.',

  nameTooLong: ({ max }: { max: number }) =>
    `The name may be up to ${number(max)} characters long.`,
  nameNotOneLine: 'The name must be one line without control characters.',
  noColor: 'A colour must be # and six hexadecimal digits.',
  unreadableInDark: ({ color, ratio, needed }: Contrast) =>
    `${color} has a contrast of ${number(ratio)}:1 on the dark theme, and no shade of it reaches the ${number(needed)}:1 that is needed.`,
  unreadableInLight: ({ color, ratio, needed }: Contrast) =>
    `${color} has a contrast of ${number(ratio)}:1 on the light theme, and no shade of it reaches the ${number(needed)}:1 that is needed.`,
  domainSaved: 'Brand of the domain saved.',

  noLogo: 'There is no logo.',
  logoSaved: 'Logo saved.',
  logoRemoved: 'Logo removed.',
  logoType: 'The logo must be a PNG or WebP image.',
  logoTooLarge: ({ maxBytes }: { maxBytes: number }) => `The logo may be up to ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }: { min: number; max: number }) =>
    `The logo must be between ${number(min)} × ${number(min)} and ${number(max)} × ${number(max)} pixels.`,
  logoDamaged: 'This image is cut off or damaged.',
  logoHasMore: 'This file contains more than an image. Export the logo again and upload that file.',
};
