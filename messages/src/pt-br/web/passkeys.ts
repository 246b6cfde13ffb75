import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const passkeys: typeof source = {
  title: 'Chaves de acesso',
  lead: 'Entre sem senha: com sua digital, seu rosto, um PIN ou uma chave de segurança.',
  none: 'Você ainda não tem chaves de acesso.',
  loading: 'Carregando suas chaves de acesso',
  failed: 'Não é possível mostrar suas chaves de acesso',
  add: 'Adicionar uma chave de acesso',
  name: 'Nome da chave de acesso',
  nameHint: 'Como quiser, para distingui-la de outras.',
  nameRequired: 'Falta o nome',
  make: 'Continuar',
  wasAdded: 'A chave de acesso foi adicionada.',
  known: 'Este dispositivo já tem uma chave de acesso da sua conta.',
  added: ({ date }) => `Adicionada ${date}`,
  lastUsed: ({ date }) => `Último uso ${date}`,
  neverUsed: 'Nunca usada',
  synced: 'Sincronizada',
  rename: ({ name }) => `Renomear ${isolate(name)}`,
  remove: ({ name }) => `Remover ${isolate(name)}`,
  removeText:
    'Ela não permite mais entrar. Seu dispositivo talvez continue a oferecê-la até você excluí-la nele.',
  confirmRemove: 'Remover',
  removed: 'A chave de acesso foi removida.',
  full: ({ max }) =>
    plural(max, {
      one: 'Uma conta tem no máximo # chave de acesso. Remova-a para adicionar outra.',
      many: 'Uma conta tem no máximo # de chaves de acesso. Remova uma para adicionar outra.',
      other: 'Uma conta tem no máximo # chaves de acesso. Remova uma para adicionar outra.',
    }),
};
