import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ja');

export const linkOptions: typeof source = {
  options: {
    expires:
      'expires は 30m、12h、7d、4w のような期間、タイムゾーン付きの ISO 8601 日時、または never で指定してください。',
    expiresTooSoon: 'expires は現在から 1 分以上先にしてください。',
    maxDownloads: 'maxDownloads は 1 から 1000000 までの整数、または none で指定してください。',
    password: 'password は 1～256 文字で指定してください。',
    burn: 'burn は true または false で指定してください。',
    burnOnce: 'burn ではダウンロードは 1 回だけです。maxDownloads を省略するか 1 にしてください。',
    slug: 'slug は英数字で始まり、英数字、ピリオド、アンダースコア、ハイフン（A–Z、a–z、0–9）を 64 文字まで使えます。',
    link: 'link は raw または view で指定してください。',
    domain: 'domain には自分のドメインの名前を指定してください。',
    unknown: ({ name }) => `${isolate(name)} というオプションはありません。`,
    twice: ({ name }) => `${isolate(name)} が異なる値で 2 回指定されています。`,
    encoding: ({ name }) =>
      `${isolate(name)} はパーセントエンコードした UTF-8 で指定してください。`,
    queueFull: '現在、リンクのパスワードの確認が集中しています。もう一度お試しください。',
    expiresTooLate: ({ max }) => `expires は現在から最長 ${isolate(max)} までです。`,
    late: ({ name }) => `${isolate(name)} はフォームの file より前に置いてください。`,
    typeRefused: ({ type }) => `${isolate(type)} 形式のファイルはここでは受け付けていません。`,
  },
  slugs: {
    force: 'force には true または false を指定してください。',
    name: 'name には表示できる名前を指定してください。',
    typeDiffers: ({ given, kept }) =>
      `このファイルの種類（${isolate(given)}）は、リンク先のファイルの種類（${isolate(kept)}）と異なります。それでも置き換えるには force=true を送信してください。`,
    tooMany:
      'このリンクには、まだ有効な以前の名前が多すぎます。そのいずれかをもう一度選ぶか、期限が切れるまでお待ちください。',
    taken: ({ slug, suggestion }) =>
      `「${isolate(slug)}」という名前は使われています。「${isolate(suggestion)}」は空いています。`,
  },
};
