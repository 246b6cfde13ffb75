import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** What links of files can do. */
export const linkOptions = {
  /** Options that are refused, and what goes wrong with their values; names of options stay as they are. */
  options: {
    expires:
      'expires must be a time such as 30m, 12h, 7d or 4w, an ISO 8601 time with an offset, or never.',
    expiresTooSoon: 'expires must be at least one minute from now.',
    maxDownloads: 'maxDownloads must be a whole number from 1 to 1000000, or none.',
    password: 'password must be 1 to 256 characters long.',
    burn: 'burn must be true or false.',
    burnOnce: 'burn allows one download: leave out maxDownloads, or make it 1.',
    slug: 'slug must begin with a letter or digit, and may have up to 64 letters, digits, dots, underscores and hyphens (A–Z, a–z, 0–9).',
    link: 'link must be raw or view.',
    domain: 'domain must be the name of one of your domains.',
    unknown: ({ name }: { name: string }) => `There is no option ${isolate(name)}.`,
    twice: ({ name }: { name: string }) =>
      `${isolate(name)} was given twice, with different values.`,
    encoding: ({ name }: { name: string }) => `${isolate(name)} must be percent-encoded UTF-8.`,
    queueFull: 'Too many passwords of links are being checked right now. Please try again.',
    expiresTooLate: ({ max }: { max: string }) =>
      `expires may be at most ${isolate(max)} from now.`,
    late: ({ name }: { name: string }) =>
      `${isolate(name)} must come before the part file of the form.`,
    typeRefused: ({ type }: { type: string }) =>
      `Files of the type ${isolate(type)} are not accepted here.`,
  },
  slugs: {
    force: 'force must be true or false.',
    name: 'name must have at least one visible character.',
    typeDiffers: ({ given, kept }: { given: string; kept: string }) =>
      `This file is of another type (${isolate(given)}) than the one behind the link (${isolate(kept)}). Send force=true to replace it anyway.`,
    tooMany:
      'This link has too many earlier names that still work. Choose one of them again, or wait until one has expired.',
    taken: ({ slug, suggestion }: { slug: string; suggestion: string }) =>
      `The name “${isolate(slug)}” is taken. “${isolate(suggestion)}” is free.`,
  },
};
