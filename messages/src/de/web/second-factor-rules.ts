import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: 'Richte einen zweiten Faktor ein',
  lead: 'Dieser Server verlangt ihn, damit es weitergeht: eine Authenticator-App oder einen Passkey. Deine Links und Upload-Programme funktionieren weiter.',
  setUp: 'Einrichten',
};
