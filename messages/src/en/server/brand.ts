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
    `The terms of use have changed. Sign in at ${url} and accept them to go on.`,
  termsNotAccepted: ({ url }: { url: string }) =>
    `Registering takes accepting the terms of use: ${url}`,
  termsChanged: 'The terms of use have changed meanwhile. Please read them again.',
  termsAccepted: 'The terms of use are accepted.',

  nameTooLong: ({ max }: { max: number }) =>
    `The name may be up to ${number(max)} characters long.`,
  nameNotOneLine: 'The name must be one line without control characters.',
  noColor: 'A colour is # and six hexadecimal digits.',
  unreadableInDark: ({ color, ratio, needed }: Contrast) =>
    `${color} has ${number(ratio)}:1 on the dark theme; ${number(needed)}:1 is needed, and a shade that has it would be another colour.`,
  unreadableInLight: ({ color, ratio, needed }: Contrast) =>
    `${color} has ${number(ratio)}:1 on the light theme; ${number(needed)}:1 is needed, and a shade that has it would be another colour.`,
  domainSaved: 'The domain’s pages have their brand.',

  noLogo: 'There is no logo.',
  logoSaved: 'The logo is in use.',
  logoRemoved: 'The logo is removed.',
  logoType: 'The logo must be a PNG or WebP picture.',
  logoTooLarge: ({ maxBytes }: { maxBytes: number }) => `The logo may be up to ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }: { min: number; max: number }) =>
    `The logo must be between ${number(min)} × ${number(min)} and ${number(max)} × ${number(max)} pixels.`,
  logoDamaged: 'This picture is cut off or damaged.',
  logoHasMore: 'This file is more than a picture. Export the logo again and send that file.',
};
