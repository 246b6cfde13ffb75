import type { appPage as source } from '../../en/server/app-page.ts';

export const appPage: typeof source = {
  description: 'ファイルをアップロードして、短い公開リンクで共有',
  needsScripts: ({ name }) => `${name} でこのページを表示するには JavaScript が必要です。`,
  loadFailure: ({ name }) =>
    `${name} を完全に読み込めませんでした。接続を確認して、ページを再読み込みしてください。`,
  reload: '再読み込み',
};
