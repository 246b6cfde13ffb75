import type { security as source } from '../../en/web/security.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const security: typeof source = {
  password: {
    title: 'Zmiana hasła',
    lead: 'Zmiana hasła wylogowuje Cię ze wszystkich innych miejsc.',
    current: 'Bieżące hasło',
    currentRequired: 'Podaj bieżące hasło',
    submit: 'Zmień hasło',
    submitting: 'Zmienianie…',
    changed: 'Hasło zostało zmienione!',
  },
  sessions: {
    title: 'Sesje',
    loading: 'Wczytywanie Twoich sesji',
    failed: 'Nie można wyświetlić Twoich sesji',
    current: 'Ta sesja',
    signedIn: ({ date }) => `Logowanie: ${date}`,
    lastUsed: ({ date }) => `Ostatnio używana: ${date}`,
    browserOnSystem: ({ browser, system }) => `${isolate(browser)}, ${isolate(system)}`,
    unknownDevice: 'Nieznane urządzenie',
    end: ({ device }) => `Zakończ sesję: ${isolate(device)}`,
    ended: 'Sesja została zakończona.',
    endOthers: 'Wyloguj wszędzie indziej',
    endOthersText:
      'We wszystkich innych przeglądarkach trzeba będzie zalogować się ponownie. W tej sesja trwa dalej, a programy do przesyłania działają z tokenem API.',
    signOut: 'Wyloguj',
    othersEnded: 'Wylogowano ze wszystkich innych miejsc.',
  },
};
