import type { secondFactors as source } from '../../en/web/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ja');

export const secondFactors: typeof source = {
  loading: 'サインイン方法を読み込んでいます',
  failed: 'サインイン方法を表示できません',
  required:
    'このサーバーでは二つ目の認証要素が必要です。認証アプリを設定するか、パスキーを追加してください。',
  app: {
    title: '認証アプリ',
    lead: 'パスワードでサインインするとき、電話のアプリが示すコードも必要になります。',
    since: ({ date }) => `${date} から使用中`,
    setUp: '設定する',
    scan: 'アプリにアカウントを追加してください',
    scanLead: 'アプリでアカウントの追加を選び、この画像を読み取ります。',
    picture: 'アカウントのキーを含む QR コード',
    open: 'この端末のアプリを開く',
    key: 'または、このキーをアプリに入力します：',
    copyKey: 'キーをコピー',
    keyCopied: 'キーをコピーしました。',
    keyNotCopied: 'キーをコピーできませんでした',
    firstCode: 'アプリに今表示されているコード',
    codeRequired: 'コードを入力してください',
    turnOn: 'オンにする',
    remove: '削除',
    removeTitle: '認証アプリを削除',
    removeText:
      'そのコードは使えなくなります。ほかに二つ目の認証要素がなければ、リカバリーコードも削除されます。',
    removed: '認証アプリを削除しました。',
  },
  recovery: {
    title: 'リカバリーコード',
    lead: '電話やパスキーをなくしたとき、それぞれ一度だけサインインに使えます。',
    left: ({ count }) => plural(count, { other: '残り # 個です。' }),
    few: '必要になる前に作り直してください。',
    renew: '新しいコードを作る',
    renewText: '保管してあるコードは使えなくなります。',
    made: 'これらのコードを保管してください',
    madeLead:
      '表示されるのは今だけです。電話がなくても見つかる場所に、紙やパスワードマネージャーで保管してください。',
    copy: 'コピー',
    copied: 'コードをコピーしました。',
    notCopied: 'コードをコピーできませんでした',
    download: 'ダウンロード',
    print: '印刷',
    done: '保管しました',
    ofAccount: ({ account, host }) => `${isolate(host)} の ${isolate(account)} のリカバリーコード`,
  },
  noPassword: {
    title: 'パスワード',
    text: 'このアカウントにはパスワードがありません。',
    mailLead: ({ email }) =>
      `設定するには、${isolate(email)} 宛てにリンクを送ってもらってください。`,
    mail: 'リンクを送る',
    noMail: '必要な場合は、このサーバーの管理者に頼んでください。',
    off: 'このサーバーではパスワードでサインインできません。',
  },
};
