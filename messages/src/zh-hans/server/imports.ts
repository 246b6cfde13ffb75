import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('zh-Hans');

export const imports: typeof source = {
  notFound: '没有此导入任务。',
  running: '另一项导入正在进行。请等待其结束，或将其停止。',
  inspectFirst: '导入之前请先检查来源。',
  notRunning: '此导入任务未在进行。',
  noDatabaseUrl: '此服务器不能读取其他产品的数据库：未设置 IMPORT_DATABASE_URL。',
  urlNeeded: '此产品的账户保存在数据库服务器中；请选择 IMPORT_DATABASE_URL 指定的数据库。',
  pathNeeded: '请选择包含此产品账户的文件或文件夹。',
  noFolder: ({ path }) => `此服务器上没有导入文件夹 ${isolate(path)}。`,
  outside: ({ path }) => `导入文件夹中没有 ${isolate(path)}。`,
  noFile: ({ path }) => `${isolate(path)} 不是文件。`,
  notFolder: ({ path }) => `${isolate(path)} 不是文件夹。`,
  ownData: ({ path }) => `${isolate(path)} 包含本站自身的数据，无法导入。`,
  noOwner: ({ name }) => `没有账户 ${isolate(name)}。`,
};
