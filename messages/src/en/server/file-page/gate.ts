/** Pages and refusals of files that are locked, limited or over. */
export const gate = {
  ended: 'This link has ended',
  endedWhy: 'Its time is over, or it was opened as often as it could be.',
  locked: 'This file has a password',
  lockedWhy: 'Enter the password that you were given with the link.',
  password: 'Password',
  unlock: 'Unlock',
  wrongPassword: 'That is not the password.',
  limited: 'This file can be opened a limited number of times',
  limitedWhy: 'Opening it uses up one of them.',
  once: 'This file can be opened only once',
  onceWhy: 'It is deleted after that.',
  open: 'Open the file',
  tooManyTries: 'Too many tries',
  passwordNeeded:
    'This file has a password: open the link in a browser, or send the password in the header Perch-Password.',
  openingNeeded: 'This file can be opened a limited number of times: open the link in a browser.',
  fromOtherSite: 'This request came from another site.',
};
