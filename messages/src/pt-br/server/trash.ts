import type { trash as source } from '../../en/server/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('pt-BR');

export const trash: typeof source = {
  moved: 'O arquivo está na lixeira.',
  emptied: 'A lixeira está vazia.',
  hasEnded: 'Este arquivo expirou nesse meio-tempo e não pode ser restaurado.',
  expiryMail: {
    subject: ({ count }) =>
      plural(count, {
        one: '# arquivo expira em breve',
        many: '# arquivos expiram em breve',
        other: '# arquivos expiram em breve',
      }),
    lead: ({ count }) =>
      plural(count, {
        one: 'Este arquivo expira em breve; depois disso, o link deixa de funcionar e o conteúdo é excluído:',
        many: 'Estes arquivos expiram em breve; depois disso, os links deixam de funcionar e o conteúdo é excluído:',
        other:
          'Estes arquivos expiram em breve; depois disso, os links deixam de funcionar e o conteúdo é excluído:',
      }),
    file: ({ name, at }) => `${isolate(name)}: ${moment(at)}`,
    more: ({ count }) =>
      plural(count, {
        one: 'e mais #.',
        many: 'e mais #.',
        other: 'e mais #.',
      }),
    off: 'Você recebe este e-mail, no máximo uma vez por dia, porque o pediu nas suas configurações.',
    link: 'Seus arquivos que expiram',
  },
};
