import type { accountFields as source } from '../../en/web/account-fields.ts';

export const accountFields: typeof source = {
  email: {
    label: 'Correo',
    optional: 'Correo (opcional)',
    without: 'Sin él, una contraseña olvidada no se puede restablecer por correo.',
    required: 'Falta el correo',
    invalid: 'El correo no es una dirección válida',
    mixed: 'El correo mezcla letras parecidas de distintos alfabetos',
  },
  username: {
    label: 'Nombre de usuario',
    required: 'Falta el nombre de usuario',
    invisible: 'El nombre de usuario contiene caracteres que no se pueden mostrar',
    mixed: 'El nombre de usuario mezcla letras parecidas de distintos alfabetos',
  },
  password: {
    label: 'Contraseña',
    confirm: 'Confirmar contraseña',
    required: 'Falta la contraseña',
    tooShort: ({ characters }) => `La contraseña debe tener al menos ${characters} caracteres`,
    tooLong: ({ characters }) => `La contraseña puede tener hasta ${characters} caracteres`,
    different: 'Las contraseñas no coinciden',
  },
  newPassword: {
    label: 'Contraseña nueva',
    confirm: 'Confirmar contraseña nueva',
    required: 'Falta la contraseña nueva',
    tooShort: ({ characters }) =>
      `La contraseña nueva debe tener al menos ${characters} caracteres`,
    tooLong: ({ characters }) => `La contraseña nueva puede tener hasta ${characters} caracteres`,
    different: 'Las contraseñas nuevas no coinciden',
  },
};
