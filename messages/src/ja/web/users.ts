import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number, plural } = createFormats('ja');

export const users: typeof source = {
  title: 'ユーザー',
  all: 'すべてのユーザー',
  empty: 'ユーザーが見つかりません',
  search: 'ユーザーを検索…',
  loading: 'ユーザーを読み込み中',
  user: 'ユーザー',
  status: '状態',
  uploads: 'アップロード',
  storage: '使用容量',
  joined: '登録日',
  admin: '管理者',
  view: ({ name }) => `「${name}」を表示`,
  deleteNamed: ({ name }) => `「${name}」を削除`,
  nameAndEmail: ({ name, email }) => `${name}（${email}）`,
  pending: {
    title: '承認待ちユーザー',
    label: '承認待ちユーザー',
    empty: '承認待ちのユーザーはいません',
    loading: '承認待ちのユーザーを読み込み中',
    registered: '登録日時',
    select: ({ name }) => `「${name}」を選択`,
    selectAll: 'すべて選択',
    approveSelected: ({ count }) => `選択したユーザーを承認（${number(count)}）`,
    approved: ({ count }) =>
      count === 1
        ? 'ユーザーを承認しました'
        : plural(count, { other: '# 人のユーザーを承認しました' }),
    failedToApprove: 'ユーザーを承認できませんでした',
  },
  reject: {
    title: 'ユーザーを却下',
    keeps: '登録は却下済みとして、すべてのユーザーの一覧に残ります。',
    deletes: '登録を削除します。同じメールアドレスで再び登録できます。',
    keep: '却下済みとして残し、このメールアドレスで再び登録できないようにする',
    withoutEmail: {
      deletes: '登録を削除します。同じユーザー名で再び登録できます。',
      keep: '却下済みとして残し、このユーザー名で再び登録できないようにする',
    },
    rejected: 'ユーザーを却下しました',
    failed: 'ユーザーを却下できませんでした',
  },
  delete: {
    title: 'ユーザーを削除',
    question: 'このユーザーを削除しますか？この操作は取り消せません。',
    outcome: 'このユーザーのセッション、ドメイン、ファイルも削除されます。',
    deleted: 'ユーザーを削除しました',
    alreadyDeleted: 'このユーザーはすでに削除されています',
    notImplemented: 'ユーザー削除用のエンドポイントは実装されていません',
    failed: 'ユーザーを削除できませんでした',
  },
  suspend: {
    title: '停止',
    text: ({ name }) => `停止を解除するまで、${name} さんは Perch を使えなくなります。`,
    keepsLinks: 'ファイルとドメインには引き続きアクセスできます。',
    stopsLinks: 'それまでファイルとドメインにはアクセスできません。削除されるものはありません。',
    keepLinks: 'リンクを維持する',
  },
  account: {
    loading: 'ユーザーを読み込み中',
    failed: 'このユーザーを表示できません',
    email: 'メールアドレス',
    role: 'ロール',
    roleAdmin: '管理者',
    roleUser: 'ユーザー',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} / ${bytes(maxBytes)}`,
    links: 'リンク',
    linksWorking: '有効',
    linksStopped: '停止中',
    changed: 'ユーザーを変更しました',
    failedToChange: 'ユーザーを変更できませんでした',
  },
  changes: {
    letIn: {
      label: '利用を許可',
      question: ({ name }) => `${name} さんはログインとアップロードができるようになります。`,
    },
    makeUser: {
      label: '一般ユーザーにする',
      question: ({ name }) => `${name} さんは管理パネルを開けなくなります。`,
    },
    makeAdmin: {
      label: '管理者にする',
      question: ({ name }) =>
        `${name} さんは、すべてのユーザーのアカウント、ドメイン、ファイルを承認、変更、削除できるようになります。`,
    },
    stopLinks: {
      label: 'リンクを停止',
      question: ({ name }) =>
        `停止を解除するまで、${name} さんのファイルとドメインにアクセスできなくなります。削除されるものはありません。`,
    },
    keepLinks: {
      label: 'リンクを維持',
      question: ({ name }) =>
        `アカウントは停止したまま、${name} さんのファイルとドメインに再びアクセスできるようになります。`,
    },
  },
  quota: {
    label: '容量上限',
    none: '無制限',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)}（デフォルト）`,
    invalid: ({ first, second }) => `${first} や ${second} のようにサイズを入力してください`,
    save: '容量上限を保存',
    saved: '容量上限を保存しました',
    failed: '容量上限を保存できませんでした',
  },
};
