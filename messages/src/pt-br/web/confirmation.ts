import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: 'Confirme que é você',
  text: 'Isto muda o acesso à sua conta. Confirme uma vez; vale por dez minutos.',
  loading: 'Carregando suas formas de entrar',
  failed: 'Não é possível mostrar suas formas de entrar',
  password: 'Sua senha',
  code: 'Código do seu aplicativo autenticador',
  codeHint: 'Ou um dos seus códigos de recuperação.',
  recoveryCode: 'Um dos seus códigos de recuperação',
  codeRequired: 'Falta o código',
  withPasskey: 'Usar uma chave de acesso',
  freshSignIn: 'Só uma entrada dos últimos dez minutos confirma isto. Entre de novo e volte aqui.',
  signInAgain: 'Entrar de novo',
  confirm: 'Confirmar',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'O navegador foi interrompido ou esperou demais. Nada mudou.',
  failed: 'O navegador não conseguiu usar a chave de acesso. Nada mudou.',
  unsupported:
    'Chaves de acesso precisam de um navegador que as conheça e de um endereço com https.',
};
