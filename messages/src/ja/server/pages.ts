import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ja');

export const pages: typeof source = {
  nothingHere: 'ここには何もありません',
  nothingHereWhy: 'ファイルが削除されたか、リンクが途中で切れている可能性があります。',
  confirmDeletion: ({ name }) => `「${name}」を削除しますか？`,
  confirmUnnamedDeletion: 'このファイルを削除しますか？',
  confirmDeletionWhy: 'リンクはすぐに使えなくなります。この操作は取り消せません。',
  confirmTrashingWhy: ({ days }) =>
    plural(days, {
      other: 'リンクはすぐに使えなくなります。所有者は最長 # 日間、ファイルを復元できます。',
    }),
  deleteFile: 'ファイルを削除',
  deleted: 'ファイルを削除しました',
  deletedWhy: 'このファイルのリンクはもう使えません。',
  alreadyDeleted: 'すでにありません',
  alreadyDeletedWhy: 'このファイルは削除済みか、もともと存在しません。',
  frontPage: 'ファイル置き場です',
  frontPageWhy: 'このアドレスは、リンクを受け取った人にファイルを提供します。',
  noSuchPage: 'ページが見つかりません',
  noSuchPageWhy: 'アドレスが途中で切れているか、ページが削除された可能性があります。',
  unknownHost: {
    title: 'このアドレスは設定されていません',
    why: 'サーバーは動作していますが、これは公開アドレスではありません。',
    remedy: 'あなたのサーバーで、このアドレスを使う場合は、次の設定で起動してください：',
    domain: 'リンク用のドメインの場合は、アプリの「ドメイン」で追加してください。',
  },
};
