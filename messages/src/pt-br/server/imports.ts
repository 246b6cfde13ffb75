import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const imports: typeof source = {
  notFound: 'Essa importação não existe.',
  running: 'Outra importação está em andamento. Espere que termine ou interrompa-a.',
  inspectFirst: 'Inspecione a origem antes de importá-la.',
  notRunning: 'Essa importação não está em andamento.',
  noDatabaseUrl:
    'Este servidor não pode ler o banco de dados de outro produto: IMPORT_DATABASE_URL não está definida.',
  urlNeeded:
    'Este produto guarda suas contas em um servidor de banco de dados; escolha o de IMPORT_DATABASE_URL.',
  pathNeeded: 'Escolha o arquivo ou a pasta com as contas deste produto.',
  noFolder: ({ path }) => `Não há a pasta de importação ${isolate(path)} neste servidor.`,
  outside: ({ path }) => `Não há ${isolate(path)} na pasta de importação.`,
  noFile: ({ path }) => `${isolate(path)} não é um arquivo.`,
  notFolder: ({ path }) => `${isolate(path)} não é uma pasta.`,
  ownData: ({ path }) => `${isolate(path)} contém dados desta instalação e não pode ser importado.`,
  noOwner: ({ name }) => `A conta ${isolate(name)} não existe.`,
};
