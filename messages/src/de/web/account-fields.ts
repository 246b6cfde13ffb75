import type { accountFields as source } from '../../en/web/account-fields.ts';

export const accountFields: typeof source = {
  email: {
    label: 'E-Mail-Adresse',
    optional: 'E-Mail-Adresse (freiwillig)',
    without: 'Ohne sie lässt sich ein vergessenes Passwort nicht per Mail zurücksetzen.',
    required: 'Die E-Mail-Adresse fehlt',
    invalid: 'Die E-Mail-Adresse ist nicht gültig',
    mixed: 'Die E-Mail-Adresse mischt Buchstaben verschiedener Schriften, die gleich aussehen',
  },
  username: {
    label: 'Benutzername',
    required: 'Der Benutzername fehlt',
    invisible: 'Der Benutzername enthält Zeichen, die nicht dargestellt werden können',
    mixed: 'Der Benutzername mischt Buchstaben verschiedener Schriften, die gleich aussehen',
  },
  password: {
    label: 'Passwort',
    confirm: 'Passwort bestätigen',
    required: 'Das Passwort fehlt',
    tooShort: ({ characters }) => `Das Passwort muss mindestens ${characters} Zeichen lang sein`,
    tooLong: ({ characters }) => `Das Passwort darf bis zu ${characters} Zeichen lang sein`,
    different: 'Die Passwörter stimmen nicht überein',
  },
  newPassword: {
    label: 'Neues Passwort',
    confirm: 'Neues Passwort bestätigen',
    required: 'Das neue Passwort fehlt',
    tooShort: ({ characters }) =>
      `Das neue Passwort muss mindestens ${characters} Zeichen lang sein`,
    tooLong: ({ characters }) => `Das neue Passwort darf bis zu ${characters} Zeichen lang sein`,
    different: 'Die neuen Passwörter stimmen nicht überein',
  },
};
