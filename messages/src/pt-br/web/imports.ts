import type { imports as source } from '../../en/web/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const imports: typeof source = {
  title: 'Importar',
  new: {
    title: 'Nova importação',
    lead: 'Traga contas, arquivos, álbuns e links curtos de outro produto. As senhas e os endereços antigos continuam funcionando.',
    loading: 'Olhando a pasta de importação',
    failed: 'Não é possível mostrar a pasta de importação',
    notInspected: 'A origem não foi inspecionada',
    noFolder: 'Ainda não há pasta de importação',
    noFolderHint: ({ folder }) =>
      `Crie ${isolate(folder)} no servidor e copie para lá o banco de dados e os arquivos do produto antigo, ou defina IMPORT_FOLDER.`,
    inspect: 'Inspecionar',
    inspectHint: 'Nada é importado ainda.',
    product: 'Produto',
    productHint: 'De onde você vem',
    database: 'Banco de dados',
    databaseHints: {
      file: 'O arquivo com as contas dele',
      folder: 'A pasta com auth.json e data.json',
      url: 'Indicado por IMPORT_DATABASE_URL no servidor',
    },
    choose: 'Escolher…',
    files: 'Pasta dos arquivos',
    filesHint: 'Onde o produto antigo os guarda',
    hosts: 'Endereço antigo',
    hostsHint: ({ host }) =>
      `Os nomes de host dele, separados por espaços. Vazio: ${isolate(host)}`,
    missing: 'Escolha uma opção.',
    options: 'Mais opções',
    noDatabaseUrl:
      'Este produto guarda suas contas em um servidor de banco de dados. Defina IMPORT_DATABASE_URL com o endereço dele e reinicie o Perch.',
    noDatabase: ({ folder }) =>
      `Nenhum banco de dados encontrado. Copie-o para ${isolate(folder)}; o nome termina em .db, .sqlite ou .sqlite3.`,
    whereHint: ({ folder }) =>
      `Só se pode ler o que está em ${isolate(folder)} no servidor, e nada muda lá, a menos que você escolha mover os arquivos.`,
    notWhole: ({ folder }) =>
      `Nem tudo em ${isolate(folder)} está listado, porque há itens demais. Copie o produto antigo para uma pasta só dele.`,
  },
  options: {
    link: 'Como os arquivos vêm',
    links: {
      copy: 'Copiar',
      hard: 'Vincular',
      move: 'Mover',
    },
    linkHints: {
      copy: 'Os originais ficam. Ocupa o mesmo espaço outra vez.',
      hard: 'Não ocupa espaço se ambos estiverem no mesmo disco; os demais são copiados.',
      move: 'Os originais são removidos assim que são importados.',
    },
    maxViews: 'Limites de visualizações',
    maxViewsHint: 'Com um limite de downloads, um arquivo só é aberto na página dele.',
    maxViewsDrop: 'Descartar',
    maxViewsPage: 'Manter como limites de downloads',
    owner: 'Conta para o resto',
    ownerHint: 'O nome de usuário que recebe arquivos sem conta. Vazio: são ignorados.',
    fileRoute: 'Rota dos arquivos',
    linkRoute: 'Rota dos links curtos',
    routeHint: 'Só se foi alterada',
    ignoreColumns: 'Colunas a desconsiderar',
    ignoreColumnsHint:
      'Os nomes da mensagem de uma inspeção que parou nelas, separados por espaços. O que essas colunas fecham no produto antigo pode ficar aberto aqui.',
    admins: 'Administradores continuam administradores',
  },
  list: {
    title: 'Importações',
    loading: 'Carregando as importações',
    empty: 'Nada foi importado ainda',
    product: 'Produto',
    state: 'Estado',
    by: 'Por',
    made: 'Início',
  },
  phases: {
    inspection: 'Inspeção',
    import: 'Importação',
  },
  states: {
    waiting: 'Aguardando',
    running: 'Em andamento',
    stopping: 'Parando',
    stopped: 'Parada',
    interrupted: 'Interrompida',
    failed: 'Falhou',
    done: 'Concluída',
  },
  kinds: {
    accounts: 'Contas',
    tokens: 'Tokens de envio',
    albums: 'Álbuns',
    files: 'Arquivos',
    links: 'Links curtos',
  },
  page: {
    loading: 'Carregando a importação',
    failed: 'Não é possível mostrar a importação',
    waiting: 'Começa em um instante.',
    stopping: 'Para depois dos arquivos que estão sendo copiados.',
    interrupted:
      'O servidor que a executava não responde mais. O que foi importado fica, e ao continuar não é importado duas vezes.',
    failedImport:
      'A importação falhou. O que foi importado fica, e ao continuar não é importado duas vezes.',
    failedInspection: 'A origem não pode ser importada assim.',
    inspecting: 'A origem está sendo lida. Nada é importado.',
    inspectionStopped: 'A inspeção foi parada.',
    inspected:
      'Tudo pode ser importado. Pare o produto antigo antes de começar, para que nada seja enviado a ele enquanto isso.',
    inspectedSkipping:
      'Algumas linhas seriam ignoradas: veja o relatório. Pare o produto antigo antes de começar, para que nada seja enviado a ele enquanto isso.',
    importing:
      'A importação está em andamento. Você pode sair desta página, e o servidor continua disponível para todos.',
    stopped:
      'A importação foi parada. O que foi importado fica, e ao continuar não é importado duas vezes.',
    done: 'Tudo foi importado. Agora faça o endereço antigo levar a este servidor, no DNS e no proxy à frente dele.',
    doneSkipping:
      'Importado, exceto as linhas ignoradas: veja o relatório. Agora faça o endereço antigo levar a este servidor, no DNS e no proxy à frente dele.',
    stop: 'Parar',
    notStopped: 'A importação não foi parada',
    notStarted: 'A importação não foi iniciada',
    start: 'Iniciar importação',
    goOn: 'Continuar',
    again: 'Importar de novo',
    change: 'Alterar opções',
    noSpace: ({ size, free }) => `Os arquivos precisam de ${size}, e só há ${free} livres.`,
    moves: 'Os originais são removidos assim que são importados. Depois não há volta.',
  },
  progress: {
    title: 'Andamento da importação',
    of: ({ done, total }) => `${done} de ${total}`,
    size: 'Tamanho',
    rate: 'Velocidade',
    perSecond: ({ size }) => `${size} por segundo`,
    left: 'Tempo',
  },
  counts: {
    titleImport: 'O que foi importado',
    titleInspection: 'O que foi encontrado',
    kind: 'Tipo',
    found: 'Encontrados',
    toImport: 'A importar',
    imported: 'Importados',
    known: 'Já aqui',
    skipped: 'Ignorados',
    free: 'Espaço livre',
    tags: 'Etiquetas',
    addresses: 'Endereços antigos',
    copied: 'Copiados em vez de vinculados',
  },
  report: {
    title: 'Relatório',
    by: 'Linhas por motivo',
    all: 'Todas',
    loading: 'Carregando o relatório',
    empty: 'Nenhuma linha foi ignorada',
    row: 'Linha',
    why: 'Por quê',
    download: 'Baixar JSON',
    notDownloaded: 'O relatório não foi baixado',
    reasons: {
      unreadable: 'Não pode ser importado',
      bytes: 'Falta o conteúdo',
      ended: 'Expirado',
      owner: 'Sem conta',
      limit: 'Demais para uma conta',
      target: 'Não leva a nenhum endereço da web',
      password: 'Senha em formato desconhecido',
      changed: 'Diferente aqui',
    },
  },
};
