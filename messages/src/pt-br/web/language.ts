import type { language as source } from '../../en/web/language.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const language: typeof source = {
  label: 'Idioma',
  lead: 'Os e-mails para você também usam este idioma.',
  asBrowser: ({ language: name }) => `Como o navegador (${isolate(name)})`,
  notLoaded: ({ language: name }) =>
    `Não foi possível carregar ${isolate(name)}. Verifique sua conexão e tente novamente.`,
  notSaved: 'Não foi possível salvar o idioma',
};
