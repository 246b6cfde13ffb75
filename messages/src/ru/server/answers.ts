import type { answers as source } from '../../en/server/answers.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const answers: typeof source = {
  userDeleted: 'Пользователь удалён',
  registered: 'Вы зарегистрированы! Теперь можно войти.',
  registeredPending: 'Вы зарегистрированы! Ваша учётная запись ждёт одобрения.',
  signedIn: 'Вы вошли!',
  signedOut: 'Вы вышли.',
  profileChanged: 'Профиль сохранён!',
  passwordChanged: 'Пароль изменён!',
  signedOutElsewhere: 'Все остальные сеансы завершены.',
  sessionEnded: 'Сеанс завершён.',
  apiTokenRotated: 'Прежний API-токен больше не действует.',
  confirmed: 'Подтверждено на десять минут.',
  emailChanged: 'Адрес почты изменён. Теперь входите с новым адресом.',
  emailKept: 'Ваш адрес почты остаётся прежним.',
  passwordReset: 'Пароль изменён. Войдите с новым паролем.',
  resetMailSent:
    'Если учётная запись с этим адресом есть, ссылка для нового пароля уже отправлена.',
  noMailServer: 'Этот сервер не отправляет почту. Попросите новый пароль у администратора.',
  inviteRevoked: 'Приглашение больше нельзя использовать.',
  userApproved: 'Пользователь одобрен',
  userRejected: 'Пользователь отклонён',
  userChanged: 'Пользователь изменён',
  mayHaveCertificate: 'Для этого имени можно получить сертификат.',
  domainRequested: 'Домен запрошен! Он ждёт одобрения.',
  noDefaultDomain: 'Новые загрузки получают обычную ссылку.',
  domainChecked: 'Домен проверен.',
  frontPageSaved: 'Главная страница сохранена.',
  filesMoved: 'Файлы перенесены; прежние ссылки продолжают работать.',
  domainRemoved: 'Домен удалён.',
  domainApproved: 'Домен одобрен',
  domainRejected: 'Домен отклонён',
  fileDeleted: 'Файл удалён.',
  emailChangeSent: ({ email }) =>
    `Мы отправили ссылку на ${isolate(email)}. Адрес почты изменится, когда её откроют.`,
  defaultDomain: ({ domain }) => `Новые загрузки получают ссылки на ${isolate(domain)}.`,
  shareXInstructions: {
    save: 'Сохраните конфигурацию в файл с расширением .sxcu или скачайте её.',
    open: 'Откройте файл двойным щелчком; ShareX спросит, сделать ли его активным загрузчиком: ответьте «Да».',
    upload: 'Загрузите что-нибудь: ссылка окажется в буфере обмена.',
    secret: 'Никому не передавайте этот файл: в нём ваш API-токен.',
  },
};
