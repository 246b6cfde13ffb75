import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Password and sessions, in the settings. */
export const security = {
  password: {
    title: 'Change Password',
    lead: 'Changing it signs you out everywhere else.',
    current: 'Current password',
    currentRequired: 'Current password is required',
    submit: 'Change Password',
    submitting: 'Changing...',
    changed: 'Password changed successfully!',
  },
  sessions: {
    title: 'Sessions',
    loading: 'Loading your sessions',
    failed: 'Your sessions could not be loaded',
    current: 'This session',
    /** `date` stands for the date in an element of its own. */
    signedIn: ({ date }: { date: string }) => `Signed in ${date}`,
    lastUsed: ({ date }: { date: string }) => `Last used ${date}`,
    /** `Firefox on Linux` */
    browserOnSystem: ({ browser, system }: { browser: string; system: string }) =>
      `${isolate(browser)} on ${isolate(system)}`,
    unknownDevice: 'Unknown device',
    end: ({ device }: { device: string }) => `End session of ${isolate(device)}`,
    ended: 'The session has ended.',
    endOthers: 'Sign out everywhere else',
    endOthersText:
      'Every other browser has to sign in again. This one stays signed in, and upload clients keep working with the API token.',
    signOut: 'Sign out',
    othersEnded: 'You are signed out everywhere else.',
  },
};
