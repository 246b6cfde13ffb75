import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const mail: typeof source = {
  greeting: ({ username }) => `Cześć, ${isolate(username)}!`,

  passwordReset: {
    subject: 'Ustaw nowe hasło',
    requested: 'Otrzymaliśmy prośbę o zresetowanie hasła do Twojego konta.',
    once: 'Poniższy link działa jeden raz, przez 30 minut. Jeśli to nie była Twoja prośba, zignoruj tę wiadomość: hasło pozostanie bez zmian.',
    link: 'Ustaw nowe hasło',
  },
  emailConfirmation: {
    subject: 'Potwierdź nowy adres e-mail',
    requested:
      'Otrzymaliśmy prośbę o używanie tego adresu dla Twojego konta. Aby go potwierdzić, otwórz poniższy link; działa jeden raz, przez 24 godziny.',
    notYou:
      'Jeśli to nie była Twoja prośba, zignoruj tę wiadomość: dopóki link nie zostanie otwarty, nic się nie zmieni.',
    link: 'Potwierdź ten adres e-mail',
  },
  emailChangeRequested: {
    subject: 'Twój adres e-mail ma się zmienić',
    requested: ({ email }) =>
      `Nowym adresem e-mail Twojego konta ma zostać ${isolate(email)}. Zmiana nastąpi po otwarciu linku, który tam wysłaliśmy; do tego czasu logujesz się jak dotąd.`,
    notYou:
      'Jeśli to nie Ty, od razu zmień hasło: anuluje to zmianę i zakończy wszystkie inne sesje.',
    link: 'Zmień hasło',
  },
  emailChanged: {
    subject: 'Twój adres e-mail został zmieniony',
    changed: ({ site, email }) =>
      `Adres e-mail Twojego konta w serwisie ${isolate(site)} to od teraz ${isolate(email)}. Tym adresem nie można się już zalogować.`,
    notYou:
      'Jeśli to nie Ty, a Twoja sesja jeszcze trwa, od razu zmień hasło i powiadom administratora serwera.',
    link: 'Twoje ustawienia',
  },

  registrations: {
    subjectOfOne: ({ username }) => `Nowa rejestracja: ${isolate(username)}`,
    subject: ({ count }) =>
      plural(count, {
        one: '# nowa rejestracja',
        few: '# nowe rejestracje',
        many: '# nowych rejestracji',
        other: '# nowej rejestracji',
      }),
    one: ({ person }) => `Na zatwierdzenie czeka nowe konto: ${person}.`,
    several: ({ count }) =>
      plural(count, {
        one: 'Na zatwierdzenie czeka # nowe konto:',
        few: 'Na zatwierdzenie czekają # nowe konta:',
        many: 'Na zatwierdzenie czeka # nowych kont:',
        other: 'Na zatwierdzenie czeka # nowego konta:',
      }),
    person: ({ username, email }) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }) =>
      plural(count, {
        one: 'i jeszcze #.',
        few: 'i jeszcze #.',
        many: 'i jeszcze #.',
        other: 'i jeszcze #.',
      }),
    next: 'Następna wiadomość o rejestracjach przyjdzie najwcześniej za godzinę.',
    link: 'Zobacz oczekujących użytkowników',
  },
  accountApproved: {
    subject: 'Twoje konto zostało zatwierdzone',
    approved: 'Twoje konto zostało zatwierdzone. Możesz się teraz zalogować.',
    link: 'Zaloguj się',
  },
  accountRejected: {
    subject: 'Twoja rejestracja nie została zatwierdzona',
    rejected: ({ site }) =>
      `Administrator nie zatwierdził Twojej rejestracji w serwisie ${isolate(site)}.`,
  },

  domainApproved: {
    subject: ({ domain }) => `Twoja domena ${isolate(domain)} została zatwierdzona`,
    approved: ({ domain }) => `Twoja domena ${isolate(domain)} została zatwierdzona.`,
    link: 'Twoje domeny',
  },
  domainRejected: {
    subject: ({ domain }) => `Twoja domena ${isolate(domain)} nie została zatwierdzona`,
    rejected: ({ domain }) => `Administrator nie zatwierdził Twojej domeny ${isolate(domain)}.`,
    link: 'Twoje domeny',
  },
  domainDisabled: {
    subject: ({ domain }) => `Domena ${isolate(domain)} została wyłączona`,
    disabled: ({ domain }) =>
      `Domena ${isolate(domain)} została wyłączona; jej linki już nie działają.`,
    reasonForDays: ({ days, reason }) =>
      `Powód: od ${plural(days, {
        one: '# dnia',
        few: '# dni',
        many: '# dni',
        other: '# dnia',
      })}: ${isolate(reason)}.`,
    link: 'Domeny',
  },
  reason: ({ reason }) => `Powód: ${isolate(reason)}`,
};
