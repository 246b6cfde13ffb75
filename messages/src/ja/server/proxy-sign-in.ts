import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: 'このサインインは、ここで認証を行うプロキシを経由していません。',
  noName: 'このサーバーの前にあるプロキシが、あなたが誰であるかを伝えていません。',
  nameUnusable: 'このサーバーの前にあるプロキシから、使用できない名前が送られました。',
  fromOtherSite: '別のサイトがこのサインインを要求しました。サインインページから始めてください。',
};
