import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const mail: typeof source = {
  greeting: ({ username }) => `Hallo ${isolate(username)},`,

  passwordReset: {
    subject: 'Neues Passwort setzen',
    requested: 'jemand möchte das Passwort deines Kontos zurücksetzen.',
    once: 'Der Link unten gilt einmal und 30 Minuten lang. Wenn du das nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    link: 'Neues Passwort setzen',
  },
  emailConfirmation: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    requested:
      'du möchtest diese Adresse für dein Konto verwenden. Öffne zum Bestätigen den Link unten; er gilt einmal und 24 Stunden lang.',
    notYou:
      'Wenn du das nicht warst, ignoriere diese Mail: Ohne dass der Link geöffnet wird, ändert sich nichts.',
    link: 'E-Mail-Adresse bestätigen',
  },
  emailChangeRequested: {
    subject: 'Deine E-Mail-Adresse wird bald geändert',
    requested: ({ email }) =>
      `die E-Mail-Adresse deines Kontos soll zu ${isolate(email)} werden. Sie ändert sich, wenn der Link geöffnet wird, den wir dorthin geschickt haben; bis dahin meldest du dich wie bisher an.`,
    notYou:
      'Wenn du das nicht warst, ändere sofort dein Passwort: Das bricht die Änderung ab und beendet alle anderen Sitzungen.',
    link: 'Passwort ändern',
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    changed: ({ site, email }) =>
      `die E-Mail-Adresse deines Kontos auf ${isolate(site)} ist ab jetzt ${isolate(email)}. Mit dieser Adresse hier kannst du dich nicht mehr anmelden.`,
    notYou:
      'Wenn du das nicht warst, ändere sofort dein Passwort, solange du noch angemeldet bist, und sage einem Administrator des Servers Bescheid.',
    link: 'Deine Einstellungen',
  },

  registrations: {
    subjectOfOne: ({ username }) => `Neue Registrierung: ${isolate(username)}`,
    subject: ({ count }) =>
      plural(count, { one: '# neue Registrierung', other: '# neue Registrierungen' }),
    one: ({ person }) => `${person} hat sich registriert und wartet auf deine Freigabe.`,
    several: ({ count }) =>
      plural(count, {
        one: '# Person hat sich registriert und wartet auf deine Freigabe:',
        other: '# Personen haben sich registriert und warten auf deine Freigabe:',
      }),
    person: ({ username, email }) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }) => plural(count, { one: 'und # weitere.', other: 'und # weitere.' }),
    next: 'Die nächste Mail über Registrierungen kommt frühestens in einer Stunde.',
    link: 'Wartende Benutzer ansehen',
  },
  accountApproved: {
    subject: 'Dein Konto ist freigegeben',
    approved: 'dein Konto ist freigegeben. Du kannst dich jetzt anmelden.',
    link: 'Anmelden',
  },
  accountRejected: {
    subject: 'Deine Registrierung wurde nicht angenommen',
    rejected: ({ site }) =>
      `deine Registrierung auf ${isolate(site)} wurde von einem Administrator nicht angenommen.`,
  },

  domainApproved: {
    subject: ({ domain }) => `Deine Domain ${isolate(domain)} ist freigegeben`,
    approved: ({ domain }) => `deine Domain ${isolate(domain)} ist freigegeben.`,
    link: 'Deine Domains',
  },
  domainRejected: {
    subject: ({ domain }) => `Deine Domain ${isolate(domain)} wurde nicht freigegeben`,
    rejected: ({ domain }) =>
      `deine Domain ${isolate(domain)} wurde von einem Administrator nicht freigegeben.`,
    link: 'Deine Domains',
  },
  domainDisabled: {
    subject: ({ domain }) => `Die Domain ${isolate(domain)} wurde abgeschaltet`,
    disabled: ({ domain }) =>
      `die Domain ${isolate(domain)} wurde abgeschaltet; ihre Links funktionieren dort nicht mehr.`,
    reasonForDays: ({ days, reason }) =>
      `Grund: Seit ${plural(days, { one: '# Tag', other: '# Tagen' })}: ${isolate(reason)}.`,
    link: 'Domains',
  },
  reason: ({ reason }) => `Grund: ${isolate(reason)}`,
};
