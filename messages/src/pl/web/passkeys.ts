import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const passkeys: typeof source = {
  title: 'Klucze dostępu',
  lead: 'Loguj się bez hasła: odciskiem palca, twarzą, kodem PIN lub kluczem bezpieczeństwa.',
  none: 'Nie masz jeszcze kluczy dostępu.',
  loading: 'Wczytywanie Twoich kluczy dostępu',
  failed: 'Nie można pokazać Twoich kluczy dostępu',
  add: 'Dodaj klucz dostępu',
  name: 'Nazwa klucza dostępu',
  nameHint: 'Dowolna, aby odróżnić go od innych.',
  nameRequired: 'Brakuje nazwy',
  make: 'Dalej',
  wasAdded: 'Klucz dostępu został dodany.',
  known: 'To urządzenie ma już klucz dostępu do Twojego konta.',
  added: ({ date }) => `Dodano ${date}`,
  lastUsed: ({ date }) => `Ostatnie użycie ${date}`,
  neverUsed: 'Nigdy nie użyto',
  synced: 'Zsynchronizowany',
  rename: ({ name }) => `Zmień nazwę ${isolate(name)}`,
  remove: ({ name }) => `Usuń ${isolate(name)}`,
  removeText:
    'Nie będzie już można się nim zalogować. Urządzenie może go nadal proponować, dopóki go tam nie usuniesz.',
  confirmRemove: 'Usuń',
  removed: 'Klucz dostępu został usunięty.',
  full: ({ max }) =>
    plural(max, {
      one: 'Konto może mieć najwyżej # klucz dostępu. Usuń go, aby dodać inny.',
      few: 'Konto może mieć najwyżej # klucze dostępu. Usuń jeden, aby dodać inny.',
      many: 'Konto może mieć najwyżej # kluczy dostępu. Usuń jeden, aby dodać inny.',
      other: 'Konto może mieć najwyżej # klucza dostępu. Usuń jeden, aby dodać inny.',
    }),
};
