import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('zh-Hans');

export const general: typeof source = {
  cancel: '取消',
  delete: '删除',
  dismiss: '忽略',
  download: '下载',
  loading: '正在加载…',
  open: '打开',
  proxyBlocks: ({ proxy }) =>
    `此服务器前的代理${proxy && `（${isolate(proxy)}）`}阻止了上传。管理员请参阅 docs/proxies/README.md#limits-of-a-proxy。`,
  save: '保存',
  stepOf: ({ step, steps }) => `第 ${number(step)} 步，共 ${number(steps)} 步`,
  tryAgain: '重试',
  unexplained: '发生错误，请重试。',
  unknownAnswer: '服务器的响应格式无法被此页面识别。',
  unreachable: '无法连接服务器，请检查网络连接后重试。',
};
