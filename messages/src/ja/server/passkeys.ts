import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('ja');

export const passkeys: typeof source = {
  invalid: 'このパスキーではうまくいきませんでした。もう一度お試しください。',
  tooMany: ({ max }) => `1 つのアカウントに登録できるパスキーは ${number(max)} 個までです。`,
  noSuchPasskey: 'そのようなパスキーはありません。',
  signInExpired: 'ログインに時間がかかりすぎました。最初からやり直してください。',
  added: 'パスキーを追加しました。',
  removed: 'パスキーを削除しました。',
  browserOnSystem: ({ browser, system }) => `${browser}（${system}）`,
  unnamed: 'パスキー',
  mail: {
    addedSubject: 'アカウントにパスキーが追加されました',
    added: ({ name, site }) =>
      `今後、パスキー「${name}」で ${site} のアカウントにログインできます。`,
    addedByOther:
      '心当たりがない場合は、すぐに設定でこのパスキーを削除し、パスワードを変更して、他のセッションをすべて終了してください。',
    removedSubject: 'アカウントのパスキーが削除されました',
    removed: ({ name, site }) =>
      `パスキー「${name}」では ${site} のアカウントにログインできなくなりました。`,
    removedByOther:
      '心当たりがない場合は、すぐにパスワードを変更し、他のセッションをすべて終了してください。',
    link: '設定を開く',
  },
};
