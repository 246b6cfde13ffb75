import type { answers as source } from '../../en/server/answers.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const answers: typeof source = {
  userDeleted: 'Użytkownik został usunięty',
  registered: 'Konto zostało utworzone! Możesz się teraz zalogować.',
  registeredPending: 'Konto zostało utworzone! Czeka na zatwierdzenie.',
  signedIn: 'Zalogowano!',
  signedOut: 'Wylogowano.',
  profileChanged: 'Profil został zaktualizowany!',
  passwordChanged: 'Hasło zostało zmienione!',
  signedOutElsewhere: 'Wylogowano ze wszystkich innych miejsc.',
  sessionEnded: 'Sesja została zakończona.',
  apiTokenRotated: 'Stary token API przestał działać.',
  confirmed: 'Potwierdzono na dziesięć minut.',
  emailChanged: 'Adres e-mail został zmieniony. Od teraz loguj się nowym.',
  emailKept: 'Adres e-mail pozostaje bez zmian.',
  passwordReset: 'Hasło zostało zmienione. Zaloguj się nowym hasłem.',
  resetMailSent:
    'Jeśli istnieje konto z tym adresem e-mail, wysłaliśmy na niego link do ustawienia nowego hasła.',
  noMailServer: 'Ten serwer nie wysyła wiadomości. O nowe hasło poproś administratora.',
  inviteRevoked: 'Z tego zaproszenia nie można już skorzystać.',
  userApproved: 'Użytkownik został zatwierdzony',
  userRejected: 'Użytkownik został odrzucony',
  userChanged: 'Użytkownik został zmieniony',
  mayHaveCertificate: 'Ta nazwa może mieć certyfikat.',
  domainRequested: 'Domena została zgłoszona! Czeka na zatwierdzenie.',
  noDefaultDomain: 'Nowe pliki otrzymują domyślny link.',
  domainChecked: 'Sprawdzono domenę.',
  frontPageSaved: 'Zapisano stronę główną.',
  filesMoved: 'Przeniesiono pliki; ich wcześniejsze linki nadal działają.',
  domainRemoved: 'Domena została usunięta.',
  domainApproved: 'Domena została zatwierdzona',
  domainRejected: 'Domena została odrzucona',
  fileDeleted: 'Plik został usunięty.',
  emailChangeSent: ({ email }) =>
    `Wysłaliśmy link na adres ${isolate(email)}. Adres e-mail zmieni się po jego otwarciu.`,
  defaultDomain: ({ domain }) => `Nowe pliki otrzymują linki w domenie ${isolate(domain)}.`,
  shareXInstructions: {
    save: 'Zapisz konfigurację jako plik z rozszerzeniem .sxcu albo ją pobierz.',
    open: 'Kliknij plik dwukrotnie; ShareX zapyta, czy ma być aktywnym miejscem docelowym: odpowiedz Tak.',
    upload: 'Prześlij coś: link jest w schowku.',
    secret: 'Nie udostępniaj pliku: zawiera Twój token API.',
  },
};
