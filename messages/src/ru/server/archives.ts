import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'Этот архив больше не доступен.',
  goneWhy: 'Один из его файлов удалён, или срок его действия истёк. Выберите файлы ещё раз.',
  atOnce:
    'Из этой сети уже скачиваются два архива. Подождите, пока один из них не будет скачан полностью.',
};
