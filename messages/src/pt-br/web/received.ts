import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const received: typeof source = {
  filter: ({ title }) => `Recebidos por “${isolate(title)}”`,
  filterUnnamed: 'Recebidos por um pedido',
  removeFilter: 'Mostrar todos os arquivos',
  request: 'Enviado para',
  deletedRequest: 'Um pedido que foi excluído',
  sender: 'Enviado por',
  unnamed: 'Sem nome',
};
