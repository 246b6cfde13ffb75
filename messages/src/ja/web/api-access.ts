import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'API トークン',
    lead: 'プログラムがあなたの名前でアップロードするために使います。アップロードの一覧表示、読み取り、削除ができ、それ以外の操作はできません。',
    loading: 'API トークンを読み込み中',
    failed: 'API トークンを表示できません',
    label: 'あなたの API トークン',
    copy: 'API トークンをコピー',
    copied: 'API トークンをクリップボードにコピーしました',
    copyFailed: 'トークンをコピーできませんでした',
    replace: 'トークンを再発行',
    replacing: '再発行中…',
    replaced:
      'API トークンを再発行しました。クライアント用のファイルをもう一度ダウンロードしてください。',
    replaceTitle: 'API トークンを再発行',
    replaceText:
      '古いトークンはすぐに使えなくなります。ShareX や、トークンを使うスクリプトには新しいファイルが必要です。',
    confirmReplace: '再発行',
  },
  guide: {
    title: 'API ドキュメント',
    lead: 'どのプログラムからでもアップロードできます。API トークンを Bearer トークンとして、ファイルを multipart フォームデータとして送信してください。応答の file.url にリンクが入ります。',
    endpoint: 'アップロード用エンドポイント',
    header: 'ヘッダー',
    body: '本文',
    bodyType: ({ type }) => `multipart フォームデータ（${type}）`,
    field: 'ファイルのフィールド名',
    allCalls: 'すべての API',
    reference: 'API リファレンス',
    copy: 'コマンドをコピー',
    copied: 'コマンドをクリップボードにコピーしました',
    copyFailed: 'コマンドをコピーできませんでした',
  },
};
