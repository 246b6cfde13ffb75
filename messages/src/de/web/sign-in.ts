import type { signIn as source } from '../../en/web/sign-in.ts';

export const signIn: typeof source = {
  title: 'Anmelden',
  submit: 'Anmelden',
  submitting: 'Wird angemeldet …',
  succeeded: 'Anmeldung erfolgreich!',
  notApproved:
    'Das Konto ist noch nicht freigegeben. Bitte warte, bis ein Administrator es freigibt.',
  unexplained: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfe deine Angaben.',
  forgotLink: 'Passwort vergessen?',
  closed: 'Zurzeit werden keine neuen Konten angenommen.',
  byInvitation: 'Neue Konten gibt es nur mit Einladung.',
  noAccount: ({ link }) => `Noch kein Konto? ${link}`,
  createLink: 'Jetzt registrieren',
  toLogin: 'Zur Anmeldung',
  back: 'Zurück zur Anmeldung',
  changing: 'Wird geändert …',
  register: {
    title: 'Konto erstellen',
    submit: 'Konto erstellen',
    submitting: 'Konto wird erstellt …',
    hasAccount: ({ link }) => `Schon ein Konto? ${link}`,
    signInLink: 'Anmelden',
    setUp: 'Perch einrichten',
    setUpLead: 'Das wird der erste Administrator, der alle anderen Konten freigibt.',
    createAdministrator: 'Administrator erstellen',
    invited: 'Du bist eingeladen.',
    closed: 'Zurzeit werden keine neuen Konten angenommen. Bitte den Administrator um eines.',
    byInvitation: 'Neue Konten gibt es nur mit Einladung. Bitte einen Administrator um einen Link.',
    notSetUp:
      'Dieser Server hat noch keinen Administrator. Wenn es deiner ist, öffne den Einrichtungslink, den er beim Start ausgegeben hat.',
    approval: 'Ein Administrator gibt jedes neue Konto frei.',
    waiting: 'Registrierung erfolgreich! Du bekommst Bescheid, sobald dein Konto freigegeben ist.',
    waitingTitle: 'Registrierung erfolgreich!',
    waitingForMail:
      'Dein Konto wartet auf die Freigabe. Du bekommst eine E-Mail, sobald ein Administrator es freigegeben hat.',
    waitingWithoutMail:
      'Dein Konto wartet auf die Freigabe. Du kannst dich anmelden, sobald ein Administrator es freigegeben hat.',
  },
  forgotten: {
    title: 'Passwort vergessen?',
    lead: 'Du bekommst per E-Mail einen Link, um ein neues zu setzen.',
    submit: 'Link senden',
    submitting: 'Wird gesendet …',
    sent: 'Sieh in dein Postfach',
  },
  reset: {
    title: 'Neues Passwort setzen',
    submit: 'Passwort setzen',
    changed: 'Dein Passwort ist geändert',
    changedLead: 'Melde dich mit dem neuen an.',
  },
  confirmEmail: {
    title: 'Neue E-Mail-Adresse bestätigen',
    lead: 'Danach meldest du dich damit an, und Mails zu deinem Konto gehen dorthin.',
    submit: 'E-Mail-Adresse bestätigen',
    submitting: 'Wird bestätigt …',
    changed: 'Deine E-Mail-Adresse ist geändert',
    changedLead: 'Melde dich ab jetzt mit der neuen an.',
    toSettings: 'Zu deinen Einstellungen',
    backToSettings: 'Zurück zu deinen Einstellungen',
  },
};
