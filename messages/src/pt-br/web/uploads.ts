import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pt-BR');

export const uploads: typeof source = {
  title: 'Uploads',
  searchTitle: ({ search }) => `Pesquisa “${isolate(search)}”`,
  loading: 'Carregando seus uploads',
  notShown: 'Não é possível mostrar seus uploads',
  none: 'Ainda não há uploads',
  pick: {
    drop: ({ browse }) => `Solte arquivos aqui ou ${browse}`,
    browse: 'clique para escolher',
    limit: ({ maxBytes }) => `Máx. ${bytes(maxBytes)} por arquivo`,
    anyType: 'Qualquer tipo de arquivo',
    more: '. Pastas e imagens coladas também funcionam.',
    newPaste: 'Novo texto',
    newPasteHint: 'Texto ou código. Ou cole em qualquer lugar desta página.',
    dropNow: 'Solte para enviar',
    dropInto: ({ album }) => `Solte para adicionar a “${isolate(album)}”`,
    nothingDropped: 'Não há arquivos nisso.',
    unreadable: 'Não é possível ler o que foi solto',
    chooseAgain: 'Escolha os arquivos outra vez.',
    pastedName: ({ moment }) => `Colado ${moment}`,
  },
  list: {
    title: 'Seus uploads',
    typeFilter: 'Filtrar por tipo',
    allTypes: 'Todos',
    search: 'Pesquisar uploads',
    searchHint: 'Pesquisar por nome',
    sortBy: 'Ordenar por',
    sortings: {
      newest: 'Mais recentes',
      oldest: 'Mais antigos',
      nameUp: 'Nome A–Z',
      nameDown: 'Nome Z–A',
      largest: 'Maiores',
      smallest: 'Menores',
    },
    layout: 'Exibição',
    layouts: { list: 'Lista', grid: 'Grade' },
    columns: {
      name: 'Nome',
      size: 'Tamanho',
      views: 'Visitas',
      downloads: 'Downloads',
      createdAt: 'Enviado',
      actions: 'Ações',
    },
    views: ({ count }) =>
      plural(count, { one: '# visita', many: '# de visitas', other: '# visitas' }),
    downloads: ({ count }) =>
      plural(count, { one: '# download', many: '# de downloads', other: '# downloads' }),
    noneHint:
      'Escolha arquivos acima, ou solte ou cole-os em qualquer lugar desta página. Cada um recebe um link curto para compartilhar.',
    noneFound: ({ search }) => `Nenhum arquivo com o nome “${isolate(search)}”`,
    perhapsOtherType: 'Pode haver algum de outro tipo.',
    noneOfType: 'Nenhum arquivo deste tipo',
    showAll: 'Mostrar todos os arquivos',
  },
  selection: {
    select: ({ name }) => `Selecionar ${isolate(name)}`,
    selectPage: 'Selecionar tudo nesta página',
    actions: 'Arquivos selecionados',
    clear: 'Limpar seleção',
    selected: ({ count }) =>
      plural(count, {
        one: '# selecionado',
        many: '# selecionados',
        other: '# selecionados',
      }),
    copyLinks: 'Copiar links',
    copied: ({ count }) =>
      plural(count, {
        one: 'URL copiada para a área de transferência!',
        many: '# de URLs copiadas para a área de transferência!',
        other: '# URLs copiadas para a área de transferência!',
      }),
    notCopied: ({ count }) =>
      plural(count, {
        one: 'Não foi possível copiar a URL',
        many: 'Não foi possível copiar as URLs',
        other: 'Não foi possível copiar as URLs',
      }),
  },
  actions: {
    preview: ({ name }) => `Pré-visualizar ${isolate(name)}`,
    download: ({ name }) => `Baixar ${isolate(name)}`,
    delete: ({ name }) => `Excluir ${isolate(name)}`,
    copyUrl: ({ name }) => `Copiar a URL de ${isolate(name)}`,
    urlCopied: 'URL copiada para a área de transferência!',
    urlNotCopied: 'Não foi possível copiar a URL',
  },
  commands: {
    upload: 'Enviar arquivos',
    uploadKeywords: 'adicionar novo upload carregar',
    pasteKeywords: 'texto código trecho nota colar',
    copyUrlKeywords: 'link endereço',
  },
  deletion: {
    title: ({ count }) =>
      plural(count, {
        one: 'Excluir arquivo',
        many: 'Excluir # de arquivos',
        other: 'Excluir # arquivos',
      }),
    confirm: ({ count }) =>
      plural(count, { one: 'Excluir', many: 'Excluir # de arquivos', other: 'Excluir # arquivos' }),
    question: ({ count }) =>
      plural(count, {
        one: 'Tem certeza de que deseja excluir este arquivo?',
        many: 'Tem certeza de que deseja excluir estes # de arquivos?',
        other: 'Tem certeza de que deseja excluir estes # arquivos?',
      }),
    linksStop: ({ count }) =>
      plural(count, {
        one: 'O link deixa de funcionar na hora.',
        many: 'Os links deixam de funcionar na hora.',
        other: 'Os links deixam de funcionar na hora.',
      }),
    deleted: ({ count }) =>
      plural(count, {
        one: 'Arquivo excluído.',
        many: '# de arquivos excluídos.',
        other: '# arquivos excluídos.',
      }),
    failed: ({ count }) =>
      plural(count, {
        one: 'Não foi possível excluir o arquivo',
        many: 'Não foi possível excluir os arquivos',
        other: 'Não foi possível excluir os arquivos',
      }),
  },
  recent: {
    title: 'Uploads recentes',
    all: 'Todos os uploads',
    first: 'Envie seu primeiro arquivo',
    hint: 'Seus arquivos mais recentes aparecem aqui, cada um com seu link para compartilhar.',
  },
  details: {
    title: 'Detalhes do arquivo',
    close: 'Fechar os detalhes',
    notShown: 'Não é possível mostrar este arquivo',
    open: 'Abrir',
    copyUrl: 'Copiar URL',
    delete: 'Excluir arquivo',
    facts: {
      size: 'Tamanho',
      mimeType: 'Tipo MIME',
      uploaded: 'Enviado',
      domain: 'Domínio',
      views: 'Visitas',
      downloads: 'Downloads',
      sha256: 'SHA-256',
    },
    exactSize: ({ digits }) => `(${digits} bytes)`,
    thisServer: 'Este servidor',
    links: 'Links',
    forms: {
      link: 'Link',
      download: 'Link de download',
      thumbnail: 'Miniatura',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `Copiar: ${label}`,
    valueCopied: ({ label }) => `Copiado para a área de transferência: ${label}`,
    valueNotCopied: ({ label }) => `Não foi possível copiar: ${label}`,
    preview: ({ name }) => `Pré-visualização de ${isolate(name)}`,
    notPreviewed: 'Este arquivo não pode ser pré-visualizado.',
    empty: 'O arquivo está vazio.',
    onlyBeginning: 'Só o início é mostrado.',
    readPdf: 'Ler o PDF em uma nova aba',
  },
};
