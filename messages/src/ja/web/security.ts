import type { security as source } from '../../en/web/security.ts';

export const security: typeof source = {
  password: {
    title: 'パスワードを変更',
    lead: '変更すると、ほかのすべての場所でログアウトされます。',
    current: '現在のパスワード',
    currentRequired: '現在のパスワードは必須です',
    submit: 'パスワードを変更',
    submitting: '変更中…',
    changed: 'パスワードを変更しました',
  },
  sessions: {
    title: 'セッション',
    loading: 'セッションを読み込み中',
    failed: 'セッションを表示できません',
    current: 'このセッション',
    signedIn: ({ date }) => `ログイン：${date}`,
    lastUsed: ({ date }) => `最終使用：${date}`,
    browserOnSystem: ({ browser, system }) => `${browser}（${system}）`,
    unknownDevice: '不明な端末',
    end: ({ device }) => `${device} のセッションを終了`,
    ended: 'セッションを終了しました。',
    endOthers: 'ほかのすべてからログアウト',
    endOthersText:
      'ほかのすべてのブラウザーで、もう一度ログインが必要になります。このブラウザーはログインしたままで、アップロードクライアントも API トークンで引き続き使えます。',
    signOut: 'ログアウト',
    othersEnded: 'ほかのすべての場所でログアウトしました。',
  },
};
