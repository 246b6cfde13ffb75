import type { accountFields as source } from '../../en/web/account-fields.ts';

export const accountFields: typeof source = {
  email: {
    label: 'E-mail',
    optional: 'E-mail (opcional)',
    without: 'Sem ele, uma senha esquecida não pode ser redefinida por e-mail.',
    required: 'Informe o e-mail',
    invalid: 'O e-mail não é um endereço válido',
    mixed: 'O e-mail mistura letras parecidas de alfabetos diferentes',
  },
  username: {
    label: 'Nome de usuário',
    required: 'Informe o nome de usuário',
    invisible: 'O nome de usuário contém caracteres que não podem ser exibidos',
    mixed: 'O nome de usuário mistura letras parecidas de alfabetos diferentes',
  },
  password: {
    label: 'Senha',
    confirm: 'Confirmar senha',
    required: 'Informe a senha',
    tooShort: ({ characters }) => `A senha deve ter pelo menos ${characters} caracteres`,
    tooLong: ({ characters }) => `A senha pode ter até ${characters} caracteres`,
    different: 'As senhas não coincidem',
  },
  newPassword: {
    label: 'Nova senha',
    confirm: 'Confirmar nova senha',
    required: 'Informe a nova senha',
    tooShort: ({ characters }) => `A nova senha deve ter pelo menos ${characters} caracteres`,
    tooLong: ({ characters }) => `A nova senha pode ter até ${characters} caracteres`,
    different: 'As novas senhas não coincidem',
  },
};
