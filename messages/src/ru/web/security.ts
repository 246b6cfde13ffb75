import type { security as source } from '../../en/web/security.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const security: typeof source = {
  password: {
    title: 'Смена пароля',
    lead: 'При этом все остальные сеансы завершаются.',
    current: 'Текущий пароль',
    currentRequired: 'Укажите текущий пароль',
    submit: 'Сменить пароль',
    submitting: 'Сохранение…',
    changed: 'Пароль изменён!',
  },
  sessions: {
    title: 'Сеансы',
    loading: 'Загрузка сеансов',
    failed: 'Не удалось показать сеансы',
    current: 'Этот сеанс',
    signedIn: ({ date }) => `Вход: ${date}`,
    lastUsed: ({ date }) => `Последняя активность: ${date}`,
    browserOnSystem: ({ browser, system }) => `${isolate(browser)}, ${isolate(system)}`,
    unknownDevice: 'Неизвестное устройство',
    end: ({ device }) => `Завершить сеанс: ${isolate(device)}`,
    ended: 'Сеанс завершён.',
    endOthers: 'Выйти на всех остальных устройствах',
    endOthersText:
      'Во всех остальных браузерах придётся войти снова. В этом вы останетесь, а программы загрузки продолжат работать с API-токеном.',
    signOut: 'Выйти',
    othersEnded: 'Все остальные сеансы завершены.',
  },
};
