import type { accountFields as source } from '../../en/web/account-fields.ts';

export const accountFields: typeof source = {
  email: {
    label: 'Email',
    optional: 'Email (facoltativa)',
    without: 'Senza, una password dimenticata non si può reimpostare via email.',
    required: 'L’email è obbligatoria',
    invalid: 'L’email non è un indirizzo valido',
    mixed: 'L’email mescola lettere di alfabeti diversi che si somigliano',
  },
  username: {
    label: 'Nome utente',
    required: 'Il nome utente è obbligatorio',
    invisible: 'Il nome utente contiene caratteri che non si possono visualizzare',
    mixed: 'Il nome utente mescola lettere di alfabeti diversi che si somigliano',
  },
  password: {
    label: 'Password',
    confirm: 'Conferma password',
    required: 'La password è obbligatoria',
    tooShort: ({ characters }) => `La password deve avere almeno ${characters} caratteri`,
    tooLong: ({ characters }) => `La password può avere fino a ${characters} caratteri`,
    different: 'Le password non corrispondono',
  },
  newPassword: {
    label: 'Nuova password',
    confirm: 'Conferma nuova password',
    required: 'La nuova password è obbligatoria',
    tooShort: ({ characters }) => `La nuova password deve avere almeno ${characters} caratteri`,
    tooLong: ({ characters }) => `La nuova password può avere fino a ${characters} caratteri`,
    different: 'Le nuove password non corrispondono',
  },
};
