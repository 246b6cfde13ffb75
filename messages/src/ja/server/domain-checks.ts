import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ja');

export const domainChecks: typeof source = {
  txtMissing: 'TXT レコードが見つかりません',
  txtDifferent: 'TXT レコードの値が違います',
  addressMissing: 'A、AAAA、CNAME のいずれのレコードも見つかりません',
  pointsElsewhere: ({ found, expected }) =>
    `${isolate(found)} を指しています（正しくは ${isolate(expected)}）`,
  pointsUnexpectedly: ({ found }) =>
    `${isolate(found)} を指していますが、正しいアドレスがわかりません`,
  noAddress: '問い合わせ先のアドレスがありません',
  unreachable: ({ addresses }) => `${isolate(addresses)} にはインターネットから到達できません`,
  cnameLoop: 'CNAME が循環しています',
  tooManyCnames: ({ max }) => plural(max, { other: 'CNAME が # 個より多く連なっています' }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, { other: 'ネームサーバーが # 秒以内に応答しませんでした' }),
  nameServersUnreachable: 'ネームサーバーに接続できません',
  nameServersAnswered: ({ code }) => `ネームサーバーの応答: ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) =>
    `このサーバー自身の名前 ${isolate(name)} が見つかりません: ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} は応答しますが、このサーバーではありません`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, { other: `${isolate(address)} が # 秒以内に応答しませんでした` }),
  portClosed: ({ address, port }) => `${isolate(address)} はポート ${port} で応答しません`,
  certificateInvalid: ({ detail }) => `証明書が有効ではありません: ${isolate(detail)}`,
  certificateMissing: '証明書はまだ発行されていません',
};
