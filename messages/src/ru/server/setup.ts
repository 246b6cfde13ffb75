import type { setup as source } from '../../en/server/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const setup: typeof source = {
  sent: ({ email }) => `Почтовый сервер принял письмо для ${isolate(email)}.`,
  mailOff: 'Этот сервер не отправляет почту: SMTP_URL не задан.',
  noEmail: 'У вашей учётной записи нет адреса для письма.',
  failed: {
    connection: ({ server, reason }) =>
      `По адресу ${isolate(server)} не отвечает почтовый сервер: ${isolate(reason)}`,
    login: ({ server, reason }) =>
      `${isolate(server)} не принимает пользователя или пароль из SMTP_URL: ${isolate(reason)}`,
    mail: ({ server, reason }) => `${isolate(server)} не принимает это письмо: ${isolate(reason)}`,
  },
  mail: {
    subject: 'Пробное письмо',
    text: ({ site }) =>
      `Администратор ${isolate(site)} запросил это письмо, чтобы проверить, доходит ли почта.`,
  },
};
