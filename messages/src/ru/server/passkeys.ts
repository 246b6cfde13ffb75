import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ru');

export const passkeys: typeof source = {
  invalid: 'С этим ключом доступа не получилось. Попробуйте ещё раз.',
  tooMany: ({ max }) => `В учётной записи может быть не больше ${number(max)} ключей доступа.`,
  noSuchPasskey: 'Такого ключа доступа нет.',
  signInExpired: 'Вход занял слишком много времени. Начните заново.',
  added: 'Ключ доступа добавлен.',
  removed: 'Ключ доступа удалён.',
  browserOnSystem: ({ browser, system }) => `${browser}, ${system}`,
  unnamed: 'Ключ доступа',
  mail: {
    addedSubject: 'К вашей учётной записи добавлен ключ доступа',
    added: ({ name, site }) =>
      `Теперь ключ доступа ${isolate(name)} позволяет войти в вашу учётную запись на ${isolate(site)}.`,
    addedByOther:
      'Если это были не вы, немедленно удалите его в настройках, смените пароль и завершите все остальные сеансы.',
    removedSubject: 'Ключ доступа вашей учётной записи удалён',
    removed: ({ name, site }) =>
      `Ключ доступа ${isolate(name)} больше не позволяет войти в вашу учётную запись на ${isolate(site)}.`,
    removedByOther:
      'Если это были не вы, немедленно смените пароль и завершите все остальные сеансы.',
    link: 'Ваши настройки',
  },
};
