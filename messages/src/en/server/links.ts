import { createFormats } from '../../formats.ts';

const { number } = createFormats('en');

/** Short links: refused fields, and their pages. Names of options stay as they are. */
export const links = {
  options: {
    url: 'url must be an address that begins with http:// or https://, with a host and without a user name or spaces.',
    urlTooLong: 'url may have up to 2048 characters.',
    urlOwn: 'url must not lead to this server itself.',
    maxClicks: 'maxClicks must be a whole number from 1 to 1000000, or none.',
    title: ({ max }: { max: number }) => `title may have up to ${number(max)} visible characters.`,
  },
  tooMany: ({ max }: { max: number }) =>
    `You have ${number(max)} short links, which is the limit. Delete some of them first.`,
  noSuchLink: 'There is no such short link.',
  deleted: 'Short link deleted.',
  page: {
    title: 'Short link',
    leadsTo: 'This link leads to:',
    open: 'Continue',
    locked: 'This link has a password',
    passwordNeeded:
      'This link has a password: open it in a browser, or send the password in the header Perch-Password.',
  },
};
