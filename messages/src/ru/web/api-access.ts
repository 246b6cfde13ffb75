import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'API-токен',
    lead: 'С ним программы загружают файлы от вашего имени. Они могут просматривать, читать и удалять ваши файлы — и больше ничего.',
    loading: 'Загрузка API-токена',
    failed: 'Не удалось показать API-токен',
    label: 'Ваш API-токен',
    copy: 'Скопировать API-токен',
    copied: 'API-токен скопирован!',
    copyFailed: 'Не удалось скопировать токен',
    replace: 'Заменить токен',
    replacing: 'Замена…',
    replaced: 'API-токен заменён. Скачайте файлы программ заново.',
    replaceTitle: 'Замена API-токена',
    replaceText:
      'Старый токен сразу перестанет действовать. ShareX и скриптам, которые его используют, понадобится новый файл.',
    confirmReplace: 'Заменить',
  },
  guide: {
    title: 'Документация API',
    lead: 'Загружать может любая программа: она отправляет ваш API-токен как Bearer-токен, а файл — формой multipart. Ссылка — в поле file.url ответа.',
    endpoint: 'Адрес загрузки',
    header: 'Заголовок',
    body: 'Тело',
    bodyType: ({ type }) => `Форма multipart (${type})`,
    field: 'Имя поля файла',
    allCalls: 'Все вызовы',
    reference: 'Справочник API',
    copy: 'Скопировать команду',
    copied: 'Команда скопирована!',
    copyFailed: 'Не удалось скопировать команду',
  },
};
