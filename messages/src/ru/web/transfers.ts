import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('ru');

export const transfers: typeof source = {
  tray: 'Идущие загрузки',
  unfold: 'Показать загрузки',
  fold: 'Свернуть загрузки',
  close: 'Закрыть загрузки',
  allFiles: 'Все файлы',
  summary: {
    uploading: ({ current, total }) => `Загружается ${current} из ${total}`,
    uploaded: ({ count }) => `загружено: ${count}`,
    paused: ({ count }) => `на паузе: ${count}`,
    failed: ({ count }) => `не удалось: ${count}`,
    join: ({ parts }) => parts.join(', '),
  },
  spokenPercent: ({ name, percent }) => `${isolate(name)}: ${percent} процентов`,
  spokenWaiting: ({ name }) => `${isolate(name)}: ожидание сервера`,
  progress: {
    waiting: ({ size }) => `Ожидает, ${bytes(size)}`,
    percent: ({ percent }) => `${percent} %`,
    sending: ({ percent, bytesPerSecond, timeLeft }) =>
      `${percent} % · ${bytes(bytesPerSecond)}/с · ${timeLeft}`,
    stalled: ({ percent }) => `${percent} % · Ожидание сети…`,
    storing: ({ percent }) => `${percent} % · Сохранение…`,
    paused: ({ size }) => `На паузе, ${bytes(size)}`,
    pausedAt: ({ percent, size }) => `На паузе на ${percent} %, ${bytes(size)}`,
    uploaded: ({ size }) => `Загружено, ${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `Ожидание сервера… ${nextTry}`,
    nextTry: ({ seconds }) => `Следующая попытка через ${seconds} с`,
    tryingAgain: 'Новая попытка',
  },
  actions: {
    retry: ({ name }) => `Повторить ${isolate(name)}`,
    tryNow: ({ name }) => `Повторить сейчас: ${isolate(name)}`,
    pause: ({ name }) => `Приостановить ${isolate(name)}`,
    resume: ({ name }) => `Продолжить ${isolate(name)}`,
    cancel: ({ name }) => `Отменить ${isolate(name)}`,
    dismiss: ({ name }) => `Скрыть ${isolate(name)}`,
    retryFailed: ({ count }) => `Повторить неудавшиеся (${count})`,
    pauseAll: 'Приостановить все',
    resumeAll: 'Продолжить все',
    clearFinished: 'Убрать завершённые',
    cancelAll: 'Отменить все',
  },
  outcomes: {
    stored: ({ name }) => `Файл ${isolate(name)} загружен!`,
    failed: ({ name }) => `Не удалось загрузить ${isolate(name)}`,
    tooLarge: ({ size, maxBytes }) =>
      `Размер файла ${bytes(size)}; файлы могут быть не больше ${bytes(maxBytes)}.`,
    fileChanged: 'Файл изменён или удалён. Выберите его ещё раз.',
    noLink: 'Сервер не сообщил, где файл.',
    needsReload: 'Часть Perch не удалось загрузить. Перезагрузите страницу и попробуйте ещё раз.',
  },
  interrupted: {
    title: ({ count }) => (count === 1 ? 'Прерванная загрузка' : 'Прерванные загрузки'),
    choose: ({ count }) => (count === 1 ? 'Выбрать файл' : 'Выбрать файлы'),
    hint: ({ count }) =>
      count === 1
        ? 'Выберите тот же файл ещё раз, чтобы продолжить с места остановки.'
        : 'Выберите те же файлы ещё раз, чтобы продолжить с места остановки.',
    list: 'Прерваны',
    progress: ({ name }) => `${isolate(name)}, прервано`,
    status: ({ size }) => `Прервано, ${bytes(size)}`,
    statusAt: ({ percent, sent, size }) =>
      `Прервано на ${percent} % · ${bytes(sent)} из ${bytes(size)}`,
    discard: 'Отбросить',
    discardNamed: ({ name }) => `Отбросить ${isolate(name)}`,
    notDiscarded: 'Не удалось отбросить загрузку',
  },
};
