import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, either, isolate } = createFormats('pt-BR');

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} é definido por ${isolate(variable)} no ambiente e não pode ser alterado aqui.`,
  otherAddress:
    'No aplicativo, publicUrl só pode ser o endereço da própria página. O comando perch settings set publicUrl aceita qualquer endereço.',
  refused: {
    address: ({ name }) => `${name} deve ser um endereço http ou https sem caminho.`,
    choice: ({ name, choices }) => `${name} deve ser ${either(choices)}.`,
    switch: ({ name }) => `${name} deve ser on ou off.`,
    size: ({ name }) => `${name} deve ser um tamanho como 500MB ou 20GB (MB = 1024² bytes).`,
    duration: ({ name, endless }) =>
      `${name} deve ser um tempo como 30m, 12h, 7d ou 4w, ou ${endless}.`,
    count: ({ name, min, max }) => `${name} deve ser um número inteiro de ${min} a ${max}.`,
    text: ({ name, max }) => `${name} deve ter de 1 a ${max} caracteres em uma única linha.`,
    types: ({ name }) =>
      `${name} deve ter tipos como image/* ou application/pdf, separados por vírgulas.`,
    accent: ({ name }) => `${name} deve ser uma cor como #45b9e4 que seja legível nos dois temas.`,
    links: ({ name, max }) =>
      `${name} deve ser uma lista JSON de até ${max} links como \`[{"label":"Status","url":"https://status.example.com"}]\`, cada um com um endereço http, https ou mailto.`,
    page: ({ name, max }) => `${name} deve ser Markdown de até ${bytes(max)}.`,
  },
};
