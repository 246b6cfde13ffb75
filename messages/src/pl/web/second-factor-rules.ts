import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: 'Skonfiguruj drugi składnik',
  lead: 'Ten serwer go wymaga, aby korzystać dalej: aplikacji uwierzytelniającej albo klucza dostępu. Twoje linki i programy do przesyłania działają nadal.',
  setUp: 'Skonfiguruj',
};
