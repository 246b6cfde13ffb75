import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

export const mail: typeof source = {
  greeting: ({ username }) => `Здравствуйте, ${isolate(username)}!`,

  passwordReset: {
    subject: 'Новый пароль',
    requested: 'Мы получили запрос на сброс пароля вашей учётной записи.',
    once: 'Ссылка ниже действует один раз, в течение 30 минут. Если запрос отправили не вы, не обращайте внимания на это письмо: пароль останется прежним.',
    link: 'Задать новый пароль',
  },
  emailConfirmation: {
    subject: 'Подтвердите новый адрес почты',
    requested:
      'Вы попросили использовать этот адрес для вашей учётной записи. Чтобы подтвердить его, откройте ссылку ниже; она действует один раз, в течение 24 часов.',
    notYou:
      'Если это были не вы, не обращайте внимания на это письмо: пока ссылку не откроют, ничего не изменится.',
    link: 'Подтвердить адрес',
  },
  emailChangeRequested: {
    subject: 'Ваш адрес почты скоро изменится',
    requested: ({ email }) =>
      `Новым адресом вашей учётной записи должен стать ${isolate(email)}. Он изменится, когда откроют отправленную туда ссылку; до тех пор входите как прежде.`,
    notYou:
      'Если это были не вы, сразу смените пароль: это отменит изменение и завершит все остальные сеансы.',
    link: 'Сменить пароль',
  },
  emailChanged: {
    subject: 'Ваш адрес почты изменён',
    changed: ({ site, email }) =>
      `Адрес почты вашей учётной записи на ${isolate(site)} теперь ${isolate(email)}. Войти с прежним адресом больше нельзя.`,
    notYou:
      'Если это были не вы, сразу смените пароль, пока вы ещё в системе, и сообщите администратору сервера.',
    link: 'Ваши настройки',
  },

  registrations: {
    subjectOfOne: ({ username }) => `Новая регистрация: ${isolate(username)}`,
    subject: ({ count }) =>
      plural(count, {
        one: '# новая регистрация',
        few: '# новые регистрации',
        many: '# новых регистраций',
        other: '# новой регистрации',
      }),
    one: ({ person }) => `Новый пользователь ${person} ждёт вашего одобрения.`,
    several: ({ count }) =>
      plural(count, {
        one: 'Вашего одобрения ждёт # человек:',
        few: 'Вашего одобрения ждут # человека:',
        many: 'Вашего одобрения ждут # человек:',
        other: 'Вашего одобрения ждут # человека:',
      }),
    person: ({ username, email }) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }) =>
      plural(count, { one: 'и ещё #.', few: 'и ещё #.', many: 'и ещё #.', other: 'и ещё #.' }),
    next: 'Следующее письмо о регистрациях придёт не раньше чем через час.',
    link: 'Посмотреть ожидающих пользователей',
  },
  accountApproved: {
    subject: 'Ваша учётная запись одобрена',
    approved: 'Ваша учётная запись одобрена. Теперь можно войти.',
    link: 'Войти',
  },
  accountRejected: {
    subject: 'Ваша регистрация не одобрена',
    rejected: ({ site }) => `Администратор не одобрил вашу регистрацию на ${isolate(site)}.`,
  },

  domainApproved: {
    subject: ({ domain }) => `Ваш домен ${isolate(domain)} одобрен`,
    approved: ({ domain }) => `Ваш домен ${isolate(domain)} одобрен.`,
    link: 'Ваши домены',
  },
  domainRejected: {
    subject: ({ domain }) => `Ваш домен ${isolate(domain)} не одобрен`,
    rejected: ({ domain }) => `Администратор не одобрил ваш домен ${isolate(domain)}.`,
    link: 'Ваши домены',
  },
  domainDisabled: {
    subject: ({ domain }) => `Домен ${isolate(domain)} отключён`,
    disabled: ({ domain }) =>
      `Домен ${isolate(domain)} отключён; ссылки на нём больше не работают.`,
    reasonForDays: ({ days, reason }) =>
      `Причина: уже ${plural(days, {
        one: '# день',
        few: '# дня',
        many: '# дней',
        other: '# дня',
      })}: ${isolate(reason)}.`,
    link: 'Домены',
  },
  reason: ({ reason }) => `Причина: ${isolate(reason)}`,
};
