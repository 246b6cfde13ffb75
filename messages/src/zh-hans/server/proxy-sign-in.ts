import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: '此次登录并非通过负责登录的代理服务器。',
  noName: '此服务器前面的代理未说明您是谁。',
  nameUnusable: '此服务器前面的代理发送了无法使用的名称。',
  fromOtherSite: '此次登录由其他网站发起。请从登录页面开始。',
};
