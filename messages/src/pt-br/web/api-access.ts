import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'Token de API',
    lead: 'Programas enviam arquivos com ele em seu nome. Podem listar, ler e excluir seus uploads, e nada mais.',
    loading: 'Carregando seu token de API',
    failed: 'Não é possível mostrar seu token de API',
    label: 'Seu token de API',
    copy: 'Copiar o token de API',
    copied: 'Token de API copiado para a área de transferência!',
    copyFailed: 'Não foi possível copiar o token',
    replace: 'Substituir token',
    replacing: 'Substituindo…',
    replaced: 'Token de API substituído. Baixe os arquivos dos seus clientes novamente.',
    replaceTitle: 'Substituir o token de API',
    replaceText:
      'O token anterior deixa de funcionar na hora. O ShareX e os scripts que o usam precisarão de um novo arquivo depois.',
    confirmReplace: 'Substituir',
  },
  guide: {
    title: 'Documentação da API',
    lead: 'Qualquer programa pode enviar arquivos: ele envia seu token de API como token bearer e o arquivo como dados de formulário multipart. A resposta traz o link em file.url.',
    endpoint: 'Endpoint de upload',
    header: 'Cabeçalho',
    body: 'Corpo',
    bodyType: ({ type }) => `Dados de formulário multipart (${type})`,
    field: 'Nome do campo do arquivo',
    allCalls: 'Todas as chamadas',
    reference: 'Referência da API',
    copy: 'Copiar comando',
    copied: 'Comando copiado para a área de transferência!',
    copyFailed: 'Não foi possível copiar o comando',
  },
};
