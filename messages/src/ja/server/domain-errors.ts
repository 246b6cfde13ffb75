import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ja');

export const domainErrors: typeof source = {
  noSuchDomain: 'このドメインは存在しません。',
  notApprovedDomain: '承認済みのあなたのドメインではありません。',
  notAnotherApprovedDomain: '承認済みのあなたの別のドメインではありません。',
  defaultNotApproved: 'デフォルトにできるのは承認済みのドメインのみです。',
  domainListed: 'このドメインはすでに一覧にあります。',
  domainTaken: 'このドメイン、またはその上位か下位のドメインは、すでに別のユーザーのものです。',
  noCertificate: 'この名前には証明書を発行できません。',
  redirectScheme: 'アドレスは https:// または http:// で始めてください。',
  redirectToItself: 'トップページの転送先に、そのページ自身は指定できません。',
  rejectedNotChecked: '却下されたドメインは確認されません。',
  suspendedNotChecked: '停止中のアカウントのドメインは確認されません。',
  justChecked: 'このドメインは確認したばかりです。',
  ownName: 'この名前はサーバー自身のものです。',
  reservedName: 'この名前は予約されています。別の名前を選んでください。',
  publicSuffix: 'これは、ほかの人がドメインを登録するためのサフィックスです。',
  domainRequired: 'ドメインは必須です。',
  domainWithSpaces: 'ドメイン名に空白は使えません。',
  domainWithScheme: 'スキーム（https://）を除き、ドメイン名だけを入力してください。',
  domainWithAt: '@ までの部分を除き、ドメイン名だけを入力してください。',
  domainWithPath: 'パスを除き、ドメイン名だけを入力してください。',
  domainIsAddress: 'IP アドレスは使えません。ドメイン名を入力してください。',
  domainWithPort: 'ポートを除き、ドメイン名だけを入力してください。',
  domainWithPercent: 'ドメイン名に % は使えません。',
  domainWithWildcard: 'ワイルドカードは申請できません。ドメインを 1 つ指定してください。',
  domainWithUnderscore: 'ドメイン名にアンダースコアは使えません。',
  domainInvalid: '有効なドメイン名ではありません。',
  domainDots: 'ドメイン名の先頭と末尾にドットは置けず、ドットを続けることもできません。',
  domainTooLong: 'ドメイン名は 253 文字までです。',
  domainPartTooLong: 'ドメイン名の各部分は 63 文字までです。',
  domainCharacters: 'ドメイン名の各部分に使えるのは、文字、数字と、その間のハイフンのみです。',
  domainEndsInNumber: 'ドメイン名の最後の部分に数字だけは使えません。IP アドレスは使えません。',
  domainParts: 'ドメイン名は example.com のように 2 つ以上の部分からなります。',
  tooManyDomains: ({ max }) => plural(max, { other: '登録できるドメインは # 個までです。' }),
  subdomainUnder: ({ bases }) =>
    `サブドメインは ${bases.join(' または ')} の直下の名前を 1 つ指定してください。`,
  underOwnName: ({ parent }) => `${parent} の下の名前は、独自ドメインとして申請できません。`,
  underSpecialSuffix: ({ suffix }) =>
    `.${suffix} の下の名前には、インターネットから接続できません。`,
};
