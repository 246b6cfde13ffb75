import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ja');

export const received: typeof source = {
  filter: ({ title }) => `「${isolate(title)}」で受信`,
  filterUnnamed: 'リクエストで受信',
  removeFilter: 'すべてのファイルを表示',
  request: '送り先',
  deletedRequest: '削除されたリクエスト',
  sender: '送信者',
  unnamed: '名前なし',
};
