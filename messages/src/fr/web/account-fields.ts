import type { accountFields as source } from '../../en/web/account-fields.ts';

export const accountFields: typeof source = {
  email: {
    label: 'E-mail',
    optional: 'E-mail (facultatif)',
    without: 'Sans adresse, un mot de passe oublié ne peut pas être réinitialisé par e-mail.',
    required: 'L’adresse e-mail est requise',
    invalid: 'L’adresse e-mail n’est pas valide',
    mixed: 'L’adresse e-mail mélange des lettres d’écritures différentes qui se ressemblent',
  },
  username: {
    label: 'Nom d’utilisateur',
    required: 'Le nom d’utilisateur est requis',
    invisible: 'Le nom d’utilisateur contient des caractères qui ne peuvent pas être affichés',
    mixed: 'Le nom d’utilisateur mélange des lettres d’écritures différentes qui se ressemblent',
  },
  password: {
    label: 'Mot de passe',
    confirm: 'Confirmer le mot de passe',
    required: 'Le mot de passe est requis',
    tooShort: ({ characters }) =>
      `Le mot de passe doit comporter au moins ${characters} caractères`,
    tooLong: ({ characters }) => `Le mot de passe peut comporter jusqu’à ${characters} caractères`,
    different: 'Les mots de passe ne correspondent pas',
  },
  newPassword: {
    label: 'Nouveau mot de passe',
    confirm: 'Confirmer le nouveau mot de passe',
    required: 'Le nouveau mot de passe est requis',
    tooShort: ({ characters }) =>
      `Le nouveau mot de passe doit comporter au moins ${characters} caractères`,
    tooLong: ({ characters }) =>
      `Le nouveau mot de passe peut comporter jusqu’à ${characters} caractères`,
    different: 'Les nouveaux mots de passe ne correspondent pas',
  },
};
