import type { setup as source } from '../../en/web/setup.ts';

export const setup: typeof source = {
  title: 'セットアップ',
  back: '戻る',
  skip: 'スキップ',
  next: '次へ',
  finish: '完了',
  later: 'あとで続ける',
  loadFailed: 'セットアップを読み込めませんでした',
  copy: ({ text }) => `${text} をコピー`,
  copied: 'クリップボードにコピーしました',
  copyFailed: 'コピーできませんでした',
  account: {
    title: 'あなたのアカウント',
    lead: '管理者としてログインしています。名前、メールアドレス、パスワードは設定で変更できます。',
    noEmail: 'なし',
  },
  installation: {
    title: '名前とアドレス',
    address: '公開アドレス',
    fits: 'リンクはこのアドレスで始まり、このページも同じです。',
    local:
      'リンクはこのアドレスで始まりますが、このコンピューターにしかつながりません。ほかの人が使うアドレスで Perch を起動してください。例：',
    differs:
      'リンクはこのアドレスで始まりますが、このページのアドレスは異なります。リンクに使うのがこちらなら、これで Perch を起動してください：',
  },
  registration: {
    title: '登録できる人',
    modes: {
      approval: '誰でもアカウントを申請でき、管理者がそれぞれ承認します。',
      open: '誰でもすぐにアカウントを作れます。',
      invite: '管理者が「管理 → 招待」で作成したリンクを持つ人だけが登録できます。',
      closed: '新規アカウントは、管理者がコマンドラインで作成するものだけです。',
    },
  },
  mail: {
    title: 'メール',
    lead: 'Perch は、パスワードを忘れたときのリンクや、登録とリンク期限のお知らせを送ります。',
    off: 'このサーバーはまだメールを送りません。メールサーバーと差出人を指定して Perch を起動してください：',
    server: 'メールサーバー',
    sender: '差出人',
    test: 'テストメールを送る',
    testing: '送信中...',
    goesTo: ({ email }) => `${email} に届きます。`,
    noEmail: 'テストメールには宛先が必要ですが、あなたのアカウントにはメールアドレスがありません。',
  },
  clients: {
    title: 'アップロード用プログラム',
    lead: 'ブラウザーではもう使えます。ShareX にはこのファイルを使い、ほかのプログラム用は設定にあります。',
    terminal: 'ターミナルで',
    terminalText: 'プログラム perch は次のコマンドでログインします：',
  },
};
