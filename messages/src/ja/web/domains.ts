import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { list, plural } = createFormats('ja');

export const domains: typeof source = {
  page: 'ドメイン',
  aboutApproval: '承認について',
  approvalText:
    'ドメインを使うには管理者の承認が必要です。承認されるとリンクに使用でき、そのドメイン用の ShareX 設定も利用できます。',
  list: {
    title: 'あなたのドメイン',
    failed: 'ドメインを表示できません',
    empty: 'ドメインはまだありません',
    emptyText:
      'このサーバーのサブドメインを申請するか、独自ドメインを追加すると、リンクに使用できます。',
    loading: 'ドメインを読み込み中',
  },
  card: {
    domainAdded: ({ date }) => `ドメイン、追加日：${date}`,
    subdomainAdded: ({ date }) => `サブドメイン、追加日：${date}`,
    remove: ({ domain }) => `${domain} を削除`,
    reason: '理由：',
    rejected: ({ label, reason }) => `${label}${reason}`,
    rejectedWithout: ({ label }) => `${label}管理者は理由を記載していません。`,
    openNamed: ({ domain }) => `${domain} を開く`,
  },
  defaults: {
    label: '新しいアップロードのデフォルト',
    on: ({ domain }) => `新しいアップロードのリンクには ${domain} が使われます。`,
    off: '新しいアップロードのリンクには、再びこのサーバーが使われます。',
    linksOn: '新しいアップロードのリンク先',
    link: 'デフォルトのリンク',
    linkOn: ({ domain }) => `デフォルトのリンク（${domain}）`,
  },
  options: {
    title: 'オプション',
    redirect: 'トップページの転送先',
    redirectHint: '空欄の場合は、ファイル置き場であることだけが表示されます。',
    redirectSaved: 'トップページを保存しました。',
    moveFiles: 'すべてのファイルを別のドメインに移動',
  },
  move: {
    title: 'ファイルを移動',
    text: ({ domain }) =>
      `${domain} のすべてのファイルに、選択したアドレスの新しいリンクが付きます。以前のリンクも、${domain} が有効な間は引き続き使えます。`,
    target: '新しいアドレス',
    thisServer: 'このサーバー',
    thisServerAt: ({ host }) => `このサーバー（${host}）`,
    nothingMoved: 'このドメインにファイルはありません。',
    moved: ({ count }) =>
      plural(count, {
        other: '# 個のファイルを移動しました。以前のリンクも引き続き使えます。',
      }),
    failed: 'ファイルを移動できませんでした',
  },
  remove: {
    title: 'ドメインを削除',
    confirm: '削除',
    question: ({ domain }) => `${domain} を削除しますか？`,
    outcome:
      'このドメインのリンクはすぐに使えなくなります。ファイルは残り、デフォルトのリンクに変わります。ドメインを再び使うには、もう一度申請と承認が必要です。',
    removed: 'ドメインを削除しました。',
    failed: 'ドメインを削除できませんでした',
  },
  add: {
    title: 'ドメインを追加',
    submit: 'ドメインを追加',
    type: '種類',
    types: { subdomain: 'サブドメイン', domain: 'ドメイン' },
    names: { subdomain: 'サブドメイン名', domain: 'ドメイン名' },
    subdomainExample: 'myname',
    base: 'ベースドメイン',
    subdomainNeeded: 'サブドメイン名は必須です',
    baseNeeded: 'ベースドメインは必須です',
    domainNeeded: 'ドメイン名は必須です',
    requested: 'ドメインを申請しました。承認をお待ちください。',
  },
  check: {
    label: '今すぐ確認',
    named: ({ domain }) => `今すぐ確認：${domain}`,
    checked: ({ domain }) => `${domain} を確認しました。`,
  },
  records: {
    title: 'DNS レコード',
    prove: 'TXT レコードで、ドメインの所有権を証明してください。',
    name: '名前',
    copyTxtName: 'TXT レコードの名前をコピー',
    copyTxtValue: 'TXT レコードの値をコピー',
    copyName: 'ドメイン名をコピー',
    copyValue: ({ type, value }) => `${type} レコードの値 ${value} をコピー`,
    hint: '名前は省略せずに表示しています。事業者によっては、管理しているドメインより前の部分だけを入力します。新しいレコードが行き渡るまで、しばらくかかることがあります。',
    copied: 'DNS レコードをクリップボードにコピーしました',
    failedToCopy: 'DNS レコードをコピーできませんでした',
  },
  pointing: {
    addresses: ({ types }) => `${list(types)} レコードで、接続先をこのサーバーにしてください。`,
    nameOrAddresses: ({ types }) =>
      `CNAME レコードのみ、または ${list(types)} レコードで、接続先をこのサーバーにしてください。登録したままの、前に何も付かない名前には CNAME を設定できません。`,
    alias: ({ target }) =>
      `ALIAS レコード（事業者によっては ANAME、CNAME フラット化と呼ばれます）で、接続先をこのサーバーにしてください。使えない場合は、A と AAAA レコードに ${target} のアドレスを設定してください。`,
    name: ({ target }) =>
      `CNAME レコードで、接続先をこのサーバーにしてください。登録したままの、前に何も付かない名前には CNAME を設定できません。ALIAS レコードを使うか、A と AAAA レコードに ${target} のアドレスを設定してください。`,
  },
  steps: {
    rejected:
      'このドメインは管理者に却下されました。もう一度申請するには、削除してから追加し直してください。',
    disabled: ({ time }) =>
      `レコードが 7 日間正しくなかったため、${time} から無効です。正しくなると自動的に元に戻り、それまではデフォルトのリンクが使われます。`,
    live: '稼働中です。このドメインのリンクは HTTPS で使えます。',
    subdomainPending: '管理者の承認を待っています。設定は必要ありません。',
    subdomainChecking: '承認されました。このサーバーに接続できるか確認しています。',
    subdomainWaiting:
      '承認されました。HTTPS でこのサーバーに接続する設定は管理者が行います。完了するとリンクが使えるようになります。',
    pointPending:
      'ドメインの所有権を確認しました。次に、接続先をこのサーバーに設定してください。管理者の承認も必要です。',
    pointApproved:
      'ドメインの所有権を確認しました。次に、接続先をこのサーバーに設定してください。設定するまで、このドメインのリンクは使えません。',
    approvalPending: 'レコードは正しく設定されています。管理者の承認を待っています。',
    waitingForHttps: 'HTTPS を準備中です。証明書は通常 1 分以内に発行されます。',
    putRecordBack:
      'TXT レコードを元に戻してください。ないままだと、ドメインは 7 日後に無効になります。',
    addRecordPending:
      '次に、ドメインの所有権を証明する TXT レコードを追加してください。管理者の承認も必要です。',
    addRecordApproved:
      '次に、ドメインの所有権を証明する TXT レコードを追加してください。承認は済んでおり、レコードが確認され次第、稼働を開始します。',
  },
};
