import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('zh-Hans');

export const received: typeof source = {
  filter: ({ title }) => `由“${isolate(title)}”收到`,
  filterUnnamed: '由某个请求收到',
  removeFilter: '显示所有文件',
  request: '发送至',
  deletedRequest: '已删除的请求',
  sender: '发送者',
  unnamed: '未署名',
};
