import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ja');

export const passkeys: typeof source = {
  title: 'パスキー',
  lead: 'パスワードなしで、指紋、顔、PIN、セキュリティキーでサインインします。',
  none: 'パスキーはまだありません。',
  loading: 'パスキーを読み込んでいます',
  failed: 'パスキーを表示できません',
  add: 'パスキーを追加',
  name: 'パスキーの名前',
  nameHint: 'ほかと区別するための、好きな名前です。',
  nameRequired: '名前を入力してください',
  make: '続ける',
  wasAdded: 'パスキーを追加しました。',
  known: 'この端末には、すでにこのアカウントのパスキーがあります。',
  added: ({ date }) => `追加 ${date}`,
  lastUsed: ({ date }) => `最終使用 ${date}`,
  neverUsed: '未使用',
  synced: '同期済み',
  rename: ({ name }) => `${isolate(name)} の名前を変更`,
  remove: ({ name }) => `${isolate(name)} を削除`,
  removeText: 'サインインに使えなくなります。端末側で削除するまで、候補に出ることがあります。',
  confirmRemove: '削除',
  removed: 'パスキーを削除しました。',
  full: ({ max }) =>
    plural(max, {
      other: '一つのアカウントのパスキーは最大 # 個です。追加するには一つ削除してください。',
    }),
};
