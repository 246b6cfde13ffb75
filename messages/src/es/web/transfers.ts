import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('es');

export const transfers: typeof source = {
  tray: 'Subidas en curso',
  unfold: 'Mostrar las subidas',
  fold: 'Plegar las subidas',
  close: 'Cerrar las subidas',
  allFiles: 'Todos los archivos',
  summary: {
    uploading: ({ current, total }) => `Subiendo ${current} de ${total}`,
    uploaded: ({ count }) =>
      plural(count, { one: '# subido', many: '# subidos', other: '# subidos' }),
    paused: ({ count }) => `${count} en pausa`,
    failed: ({ count }) =>
      plural(count, { one: '# fallido', many: '# fallidos', other: '# fallidos' }),
    join: ({ parts }) => parts.join(', '),
  },
  spokenPercent: ({ name, percent }) => `${isolate(name)}: ${percent} por ciento`,
  spokenWaiting: ({ name }) => `${isolate(name)}: esperando al servidor`,
  progress: {
    waiting: ({ size }) => `En espera, ${bytes(size)}`,
    percent: ({ percent }) => `${percent}\u00a0%`,
    sending: ({ percent, bytesPerSecond, timeLeft }) =>
      `${percent}\u00a0% · ${bytes(bytesPerSecond)}/s · ${timeLeft}`,
    stalled: ({ percent }) => `${percent}\u00a0% · Esperando a la red…`,
    storing: ({ percent }) => `${percent}\u00a0% · Guardando…`,
    paused: ({ size }) => `En pausa, ${bytes(size)}`,
    pausedAt: ({ percent, size }) => `En pausa al ${percent}\u00a0%, ${bytes(size)}`,
    uploaded: ({ size }) => `Subido, ${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `Esperando al servidor… ${nextTry}`,
    nextTry: ({ seconds }) => `Próximo intento en ${seconds} s`,
    tryingAgain: 'Reintentando',
  },
  actions: {
    retry: ({ name }) => `Reintentar ${isolate(name)}`,
    tryNow: ({ name }) => `Intentar ${isolate(name)} ahora`,
    pause: ({ name }) => `Pausar ${isolate(name)}`,
    resume: ({ name }) => `Reanudar ${isolate(name)}`,
    cancel: ({ name }) => `Cancelar ${isolate(name)}`,
    dismiss: ({ name }) => `Ocultar ${isolate(name)}`,
    retryFailed: ({ count }) =>
      plural(count, {
        one: 'Reintentar # fallido',
        many: 'Reintentar # fallidos',
        other: 'Reintentar # fallidos',
      }),
    pauseAll: 'Pausar todo',
    resumeAll: 'Reanudar todo',
    clearFinished: 'Quitar terminados',
    cancelAll: 'Cancelar todo',
  },
  outcomes: {
    stored: ({ name }) => `¡${isolate(name)} se ha subido!`,
    failed: ({ name }) => `No se pudo subir ${isolate(name)}`,
    tooLarge: ({ size, maxBytes }) =>
      `El archivo ocupa ${bytes(size)}; los archivos pueden ocupar hasta ${bytes(maxBytes)}.`,
    fileChanged: 'El archivo se modificó o se quitó. Vuelve a elegirlo.',
    noLink: 'El servidor no indicó dónde está el archivo.',
    needsReload: 'No se pudo cargar una parte de Perch. Recarga la página e inténtalo de nuevo.',
  },
  interrupted: {
    title: ({ count }) =>
      plural(count, {
        one: 'Subida interrumpida',
        many: 'Subidas interrumpidas',
        other: 'Subidas interrumpidas',
      }),
    choose: ({ count }) =>
      plural(count, {
        one: 'Elegir el archivo',
        many: 'Elegir los archivos',
        other: 'Elegir los archivos',
      }),
    hint: ({ count }) =>
      plural(count, {
        one: 'Vuelve a elegir el mismo archivo para continuar donde se detuvo.',
        many: 'Vuelve a elegir los mismos archivos para continuar donde se detuvieron.',
        other: 'Vuelve a elegir los mismos archivos para continuar donde se detuvieron.',
      }),
    list: 'Interrumpidas',
    progress: ({ name }) => `${isolate(name)}, subida interrumpida`,
    status: ({ size }) => `Interrumpida, ${bytes(size)}`,
    statusAt: ({ percent, sent, size }) =>
      `Interrumpida al ${percent}\u00a0% · ${bytes(sent)} de ${bytes(size)}`,
    discard: 'Descartar',
    discardNamed: ({ name }) => `Descartar ${isolate(name)}`,
    notDiscarded: 'No se pudo descartar la subida',
  },
};
