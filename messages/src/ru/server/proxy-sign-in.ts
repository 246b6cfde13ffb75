import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy:
    'Этот вход выполнен не через прокси-сервер, который здесь впускает пользователей.',
  noName: 'Прокси-сервер перед этим сервером не сообщает, кто вы.',
  nameUnusable: 'Прокси-сервер перед этим сервером передаёт имя, которое нельзя использовать.',
  fromOtherSite: 'Этот вход запросил другой сайт. Начните на странице входа.',
};
