/** Pages and refusals of files that are locked, limited or over. */
export const gate = {
  ended: 'This link has expired',
  endedWhy: 'It has expired or reached its limit of downloads.',
  locked: 'This file has a password',
  lockedWhy: 'Enter the password that came with the link.',
  password: 'Password',
  unlock: 'Unlock',
  wrongPassword: 'Wrong password.',
  limited: 'This file can be opened a limited number of times',
  limitedWhy: 'Opening it counts as one.',
  once: 'This file can be opened only once',
  onceWhy: 'It is deleted after that.',
  open: 'Open the file',
  tooManyTries: 'Too many attempts',
  passwordNeeded:
    'This file has a password: open the link in a browser, or send the password in the header Perch-Password.',
  openingNeeded: 'This file can be opened a limited number of times: open the link in a browser.',
  fromOtherSite: 'This request came from another site.',
};
