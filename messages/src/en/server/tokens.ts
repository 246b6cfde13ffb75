import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

/** Tokens with a name, and profiles of options for uploads. */
export const tokens = {
  insufficientScope: ({ scope }: { scope: string }) =>
    `This token does not have the scope ${isolate(scope)}.`,
  sessionOnly: 'Tokens cannot be used for this; please sign in.',
  wrongAddress: 'This token does not work from your network address.',
  rangeInvalid: ({ range }: { range: string }) =>
    `${isolate(range)} is neither an address nor a range such as 192.0.2.0/24.`,
  tooMany: ({ max }: { max: number }) =>
    `You have ${number(max)} tokens, which is the limit. Revoke one first.`,
  noSuchToken: 'There is no such token.',
  noSuchProfile: 'There is no such profile.',
  profileUnknown: ({ name }: { name: string }) => `There is no profile ${isolate(name)}.`,
  profileLocked: 'This token is locked to another profile.',
  lockedToNothing: 'A token can be locked only to a profile: choose one.',
  profileExpires: 'expires of a profile must be a time such as 30m, 12h, 7d or 4w, or never.',
  profileName: ({ max }: { max: number }) => `name must have 1 to ${number(max)} characters.`,
  profileTaken: ({ name }: { name: string }) => `The profile ${isolate(name)} already exists.`,
  profileInUse: ({ token }: { token: string }) =>
    `The token ${isolate(token)} is locked to this profile. Change or revoke it first.`,
  tooManyProfiles: ({ max }: { max: number }) =>
    `You have ${number(max)} profiles, which is the limit. Delete one first.`,
  bytesSpent: 'This token has reached its limit for today.',
  defaultIsOff: 'Your Default token is switched off. Create a token for this client.',
  defaultDisabled: 'Default token switched off.',
  revoked: 'Token revoked.',
  profileDeleted: 'Profile deleted.',
};
