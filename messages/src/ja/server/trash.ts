import type { trash as source } from '../../en/server/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('ja');

export const trash: typeof source = {
  moved: 'ファイルをゴミ箱に移動しました。',
  emptied: 'ゴミ箱を空にしました。',
  hasEnded: 'このファイルはすでに期限が切れているため、復元できません。',
  expiryMail: {
    subject: ({ count }) =>
      plural(count, {
        other: '#個のファイルの期限がまもなく切れます',
      }),
    lead: ({ count }) =>
      plural(count, {
        other:
          '次のファイルの期限がまもなく切れます。期限が切れるとリンクは無効になり、内容は削除されます：',
      }),
    file: ({ name, at }) => `${isolate(name)}：${moment(at)}`,
    more: ({ count }) =>
      plural(count, {
        other: 'ほか#個。',
      }),
    off: 'このメールは設定で希望された場合にのみ、1日に最大1回送信されます。',
    link: '期限のあるファイル',
  },
};
