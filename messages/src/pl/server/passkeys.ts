import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pl');

export const passkeys: typeof source = {
  invalid: 'Z tym kluczem dostępu się nie udało. Spróbuj ponownie.',
  tooMany: ({ max }) => `Konto może mieć najwyżej ${number(max)} kluczy dostępu.`,
  noSuchPasskey: 'Nie ma takiego klucza dostępu.',
  signInExpired: 'Logowanie trwało zbyt długo. Zacznij od nowa.',
  added: 'Dodano klucz dostępu.',
  removed: 'Usunięto klucz dostępu.',
  browserOnSystem: ({ browser, system }) => `${browser}, ${system}`,
  unnamed: 'Klucz dostępu',
  mail: {
    addedSubject: 'Do Twojego konta dodano klucz dostępu',
    added: ({ name, site }) =>
      `Od teraz klucz dostępu ${isolate(name)} loguje na Twoje konto w ${isolate(site)}.`,
    addedByOther:
      'Jeśli to nie Ty, natychmiast usuń go w ustawieniach, zmień hasło i zakończ wszystkie inne sesje.',
    removedSubject: 'Usunięto klucz dostępu z Twojego konta',
    removed: ({ name, site }) =>
      `Klucz dostępu ${isolate(name)} nie loguje już na Twoje konto w ${isolate(site)}.`,
    removedByOther: 'Jeśli to nie Ty, natychmiast zmień hasło i zakończ wszystkie inne sesje.',
    link: 'Twoje ustawienia',
  },
};
