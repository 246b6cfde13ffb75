import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const secondFactorRules: typeof source = {
  needed: ({ url }) =>
    `Dieser Server verlangt einen zweiten Faktor. Richte unter ${url} einen ein, um weiterzumachen.`,
  reset: 'Die zweiten Faktoren sind entfernt, und alle Sitzungen sind beendet.',
  nothingToReset: 'Dieses Konto hat keinen zweiten Faktor.',
  ownFactors: 'Deine eigenen zweiten Faktoren entfernst du in deinen Einstellungen.',
  passkeysAlone:
    'In dieses Konto führen nur Passkeys. Führe auf dem Server perch user remove-second-factor aus und danach perch user sign-in-link.',
  mail: {
    subject: 'Deine zweiten Faktoren wurden zurückgesetzt',
    removed: ({ site }) =>
      `ein Administrator von ${isolate(site)} hat Authenticator-App, Wiederherstellungscodes und Passkeys deines Kontos entfernt. Du bist überall abgemeldet.`,
    notYou:
      'Melde dich an wie bisher und richte wieder einen zweiten Faktor ein. Wenn du nicht darum gebeten hast, sage einem Administrator des Servers Bescheid.',
    link: 'Zweiten Faktor einrichten',
  },
};
