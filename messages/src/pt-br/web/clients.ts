import type { clients as source } from '../../en/web/clients.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const clients: typeof source = {
  title: 'Clientes de upload',
  lead: 'Cada arquivo está pronto para uso e contém seu token de API; não o compartilhe.',
  cards: {
    sharex: {
      text: 'Clique duas vezes no arquivo e responda Sim: as capturas vão direto para o Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'Abra o arquivo com o ishare para adicionar o Perch como destino das suas capturas.',
      download: 'Baixar ishare',
      downloaded: 'ishare baixado!',
    },
    shell: {
      name: 'Script de captura',
      system: 'Linux: Flameshot, Spectacle',
      text: 'Faz uma captura de tela, envia e copia o link para a área de transferência. Associe-o a uma tecla.',
      download: 'Baixar para Linux',
      downloaded: 'Script de captura baixado!',
    },
    curl: {
      name: 'Script curl',
      system: 'Qualquer shell',
      text: 'Envia os arquivos que você indicar e mostra os links, um por linha.',
      download: 'Baixar script curl',
      downloaded: 'Script curl baixado!',
    },
  },
  commandLine: {
    name: 'Linha de comando',
    text: 'O programa perch envia arquivos de qualquer tamanho e continua após uma interrupção. Entre uma vez com um token e depois envie.',
    copyLogin: 'Copiar o comando para entrar',
    copyUp: 'Copiar o comando para enviar',
    copied: 'Comando copiado para a área de transferência!',
    copyFailed: 'Não foi possível copiar o comando',
  },
  shareX: {
    title: 'Enviar com o ShareX',
    lead: 'As capturas vão direto para o Perch, e os links, para a sua área de transferência. Baixe o arquivo e abra-o. Ele contém seu token pessoal; não o compartilhe.',
    download: 'Baixar para ShareX',
    copy: 'Copiar config.',
    copyNamed: 'Copiar a configuração do ShareX',
    tile: 'Config. do ShareX',
    tileHint: 'Baixar o arquivo',
    copied: 'Configuração do ShareX copiada para a área de transferência!',
    downloaded: 'Configuração do ShareX baixada!',
  },
  shareXLinks: {
    name: 'ShareX: links curtos',
    title: 'Encurtar com o ShareX',
    text: 'Encurta endereços: clique duas vezes no arquivo, responda Sim e escolha o Perch como encurtador de URL. Ele contém seu token pessoal, portanto não o compartilhe.',
    download: 'Baixar para links curtos',
    downloaded: 'Arquivo do ShareX para links curtos baixado!',
  },
  notCopied: 'Não foi possível copiar a configuração',
  notDownloaded: 'Não foi possível baixar a configuração',
  commandKeywords: 'configuração config',
  commands: {
    sharex: {
      copy: 'Copiar a configuração do ShareX',
      copyFor: ({ domain }) => `Copiar a configuração do ShareX para ${isolate(domain)}`,
      copied: 'Configuração do ShareX copiada para a área de transferência!',
      download: 'Baixar a configuração do ShareX',
      downloadFor: ({ domain }) => `Baixar a configuração do ShareX para ${isolate(domain)}`,
      downloaded: 'Configuração do ShareX baixada!',
    },
    ishare: {
      copy: 'Copiar a configuração do ishare',
      copyFor: ({ domain }) => `Copiar a configuração do ishare para ${isolate(domain)}`,
      copied: 'Configuração do ishare copiada para a área de transferência!',
      download: 'Baixar a configuração do ishare',
      downloadFor: ({ domain }) => `Baixar a configuração do ishare para ${isolate(domain)}`,
      downloaded: 'Configuração do ishare baixada!',
    },
    shell: {
      copy: 'Copiar o script de captura',
      copyFor: ({ domain }) => `Copiar o script de captura para ${isolate(domain)}`,
      copied: 'Script de captura copiado para a área de transferência!',
      download: 'Baixar o script de captura',
      downloadFor: ({ domain }) => `Baixar o script de captura para ${isolate(domain)}`,
      downloaded: 'Script de captura baixado!',
    },
    curl: {
      copy: 'Copiar o script curl',
      copyFor: ({ domain }) => `Copiar o script curl para ${isolate(domain)}`,
      copied: 'Script curl copiado para a área de transferência!',
      download: 'Baixar o script curl',
      downloadFor: ({ domain }) => `Baixar o script curl para ${isolate(domain)}`,
      downloaded: 'Script curl baixado!',
    },
  },
};
