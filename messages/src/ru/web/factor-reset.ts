import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

export const factorReset: typeof source = {
  factors: 'Вторые факторы',
  none: 'Нет',
  app: 'Приложение-аутентификатор',
  passkeys: ({ count }) =>
    plural(count, {
      one: '# ключ доступа',
      few: '# ключа доступа',
      many: '# ключей доступа',
      other: '# ключа доступа',
    }),
  title: 'Сбросить вторые факторы',
  text: ({ name }) =>
    `Приложение-аутентификатор, резервные коды и ключи доступа пользователя ${isolate(name)} будут удалены, все сеансы завершатся.`,
  check: 'Убедитесь, что об этом просит владелец: после этого для входа достаточно одного пароля.',
  reason: 'Причина',
  reasonHint: 'Она попадёт в журнал аудита и в письмо владельцу.',
  reasonRequired: 'Укажите причину.',
  failed: 'Не удалось сбросить вторые факторы',
};
