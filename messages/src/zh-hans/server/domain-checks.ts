import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('zh-Hans');

export const domainChecks: typeof source = {
  txtMissing: '未找到 TXT 记录',
  txtDifferent: 'TXT 记录的值不同',
  addressMissing: '未找到 A、AAAA 或 CNAME 记录',
  pointsElsewhere: ({ found, expected }) => `指向 ${isolate(found)}，应为 ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) => `指向 ${isolate(found)}，但不知道应为哪个地址`,
  noAddress: '没有可查询的地址',
  unreachable: ({ addresses }) => `无法从互联网访问 ${isolate(addresses)}`,
  cnameLoop: 'CNAME 形成了循环',
  tooManyCnames: ({ max }) => plural(max, { other: '连续超过 # 个 CNAME' }),
  nameServersSilent: ({ seconds }) => plural(seconds, { other: '域名服务器在 # 秒内没有响应' }),
  nameServersUnreachable: '无法连接域名服务器',
  nameServersAnswered: ({ code }) => `域名服务器返回 ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) => `找不到本服务器自身的名称 ${isolate(name)}：${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} 有响应，但不是本服务器`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, { other: `${isolate(address)} 在 # 秒内没有响应` }),
  portClosed: ({ address, port }) => `${isolate(address)} 的端口 ${port} 没有响应`,
  certificateInvalid: ({ detail }) => `证书无效：${isolate(detail)}`,
  certificateMissing: '证书尚未签发',
};
