import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const secondFactorRules: typeof source = {
  needed: ({ url }) =>
    `Этот сервер требует второй фактор. Настройте его на ${url}, чтобы продолжить.`,
  reset: 'Вторые факторы удалены, все сеансы завершены.',
  nothingToReset: 'У этой учётной записи нет второго фактора.',
  ownFactors: 'Свои вторые факторы удалите в своих настройках.',
  passkeysAlone:
    'В эту учётную запись можно войти только с ключами доступа. Выполните на сервере perch user remove-second-factor, а затем perch user sign-in-link.',
  mail: {
    subject: 'Ваши вторые факторы сброшены',
    removed: ({ site }) =>
      `Администратор ${isolate(site)} удалил приложение-аутентификатор, резервные коды и ключи доступа вашей учётной записи. Все ваши сеансы завершены.`,
    notYou:
      'Войдите как прежде и снова настройте второй фактор. Если вы об этом не просили, сообщите администратору сервера.',
    link: 'Настроить второй фактор',
  },
};
