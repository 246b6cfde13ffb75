import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('zh-Hans');

export const errors: typeof source = {
  noSuchCall: '该接口不存在。',
  serverFull: '服务器上已没有存储文件的空间。',
  serverBusy: '服务器正忙，请重试。',
  serverOverloaded: '服务器当前负载过高，请重试。',
  tooComplex: '此文本过于复杂，无法显示。',
  storageUnavailable: '文件存储没有响应，请重试。',
  unexpected: '服务器出错了。',
  notReady: '数据库或存储没有响应。',
  stopping: '服务器正在停止。',
  nulInText: '文本中不能包含 NUL 字符。',
  nothingHere: '此地址没有内容。',
  noWebApp: '此地址没有内容：Web 应用尚未构建。',
  onlyRead: '此地址只能读取。',
  unknownHost: '此服务器不提供该地址，正确的地址见 PUBLIC_URL。',
  invalidHost: '请求中没有有效的主机名。',
  bodyOfAnotherType: '请求正文必须是 JSON（application/json）。',
  bodyNotJson: '请求正文不是有效的 JSON。',
  bodyNotUtf8: '请求正文不是有效的 UTF-8 文本。',
  bodyTooLarge: ({ kilobytes }) => `请求正文最大 ${number(kilobytes)} KB。`,
  metricsTokenNeeded: '此处需要 METRICS_TOKEN 中的令牌。',
  onlyProxyMayAsk: '只有此服务器前面的代理可以发出该请求。',
};
