import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pt-BR');

export const transfers: typeof source = {
  tray: 'Uploads em andamento',
  unfold: 'Mostrar os uploads',
  fold: 'Recolher os uploads',
  close: 'Fechar os uploads',
  allFiles: 'Todos os arquivos',
  summary: {
    uploading: ({ current, total }) => `Enviando ${current} de ${total}`,
    uploaded: ({ count }) =>
      plural(count, { one: '# enviado', many: '# enviados', other: '# enviados' }),
    paused: ({ count }) =>
      plural(count, { one: '# pausado', many: '# pausados', other: '# pausados' }),
    failed: ({ count }) => `${count} com falha`,
    join: ({ parts }) => parts.join(', '),
  },
  spokenPercent: ({ name, percent }) => `${isolate(name)}: ${percent} por cento`,
  spokenWaiting: ({ name }) => `${isolate(name)}: aguardando o servidor`,
  progress: {
    waiting: ({ size }) => `Aguardando, ${bytes(size)}`,
    percent: ({ percent }) => `${percent}%`,
    sending: ({ percent, bytesPerSecond, timeLeft }) =>
      `${percent}% · ${bytes(bytesPerSecond)}/s · ${timeLeft}`,
    stalled: ({ percent }) => `${percent}% · Aguardando a rede…`,
    storing: ({ percent }) => `${percent}% · Armazenando…`,
    paused: ({ size }) => `Pausado, ${bytes(size)}`,
    pausedAt: ({ percent, size }) => `Pausado em ${percent}%, ${bytes(size)}`,
    uploaded: ({ size }) => `Enviado, ${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `Aguardando o servidor… ${nextTry}`,
    nextTry: ({ seconds }) => `Próxima tentativa em ${seconds} s`,
    tryingAgain: 'Tentando de novo',
  },
  actions: {
    retry: ({ name }) => `Repetir ${isolate(name)}`,
    tryNow: ({ name }) => `Tentar ${isolate(name)} agora`,
    pause: ({ name }) => `Pausar ${isolate(name)}`,
    resume: ({ name }) => `Retomar ${isolate(name)}`,
    cancel: ({ name }) => `Cancelar ${isolate(name)}`,
    dismiss: ({ name }) => `Dispensar ${isolate(name)}`,
    retryFailed: ({ count }) => `Repetir ${count} com falha`,
    pauseAll: 'Pausar tudo',
    resumeAll: 'Retomar tudo',
    clearFinished: 'Limpar concluídos',
    cancelAll: 'Cancelar tudo',
  },
  outcomes: {
    stored: ({ name }) => `${isolate(name)} foi enviado!`,
    failed: ({ name }) => `Não foi possível enviar ${isolate(name)}`,
    tooLarge: ({ size, maxBytes }) =>
      `O arquivo tem ${bytes(size)}; os arquivos podem ter até ${bytes(maxBytes)}.`,
    fileChanged: 'O arquivo foi alterado ou removido. Escolha-o outra vez.',
    noLink: 'O servidor não disse onde o arquivo está.',
    needsReload:
      'Uma parte do Perch não pôde ser carregada. Recarregue a página e tente novamente.',
  },
  interrupted: {
    title: ({ count }) =>
      plural(count, {
        one: 'Upload interrompido',
        many: 'Uploads interrompidos',
        other: 'Uploads interrompidos',
      }),
    choose: ({ count }) =>
      plural(count, {
        one: 'Escolher o arquivo',
        many: 'Escolher os arquivos',
        other: 'Escolher os arquivos',
      }),
    hint: ({ count }) =>
      plural(count, {
        one: 'Escolha o mesmo arquivo outra vez para continuar de onde parou.',
        many: 'Escolha os mesmos arquivos outra vez para continuar de onde pararam.',
        other: 'Escolha os mesmos arquivos outra vez para continuar de onde pararam.',
      }),
    list: 'Interrompidos',
    progress: ({ name }) => `${isolate(name)}, interrompido`,
    status: ({ size }) => `Interrompido, ${bytes(size)}`,
    statusAt: ({ percent, sent, size }) =>
      `Interrompido em ${percent}% · ${bytes(sent)} de ${bytes(size)}`,
    discard: 'Descartar',
    discardNamed: ({ name }) => `Descartar ${isolate(name)}`,
    notDiscarded: 'Não foi possível descartar o upload',
  },
};
