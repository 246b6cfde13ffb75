import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ja');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `${when}に終了`,
    endsAt: ({ date }) => `${date} に終了`,
    ended: '終了しました',
    locked: 'パスワードが必要',
    downloadsLeft: ({ count }) => plural(count, { other: '残り # 回ダウンロード可能' }),
    burn: '1 回のダウンロードで削除',
  },
  views: { label: '表示するファイル', files: 'ファイル', ends: '期限あり' },
  addToAlbum: 'アルバムに追加',
  noneEnd: '期限のあるファイルはありません',
  noneEndHint: 'リンクに期限のあるファイルがここに表示されます。',
};
