import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ja');

export const bulkChange: typeof source = {
  action: 'リンクを一括変更',
  title: ({ count }) => plural(count, { other: '# 件のリンクを変更' }),
  kept: 'そのままにする',
  done: ({ count }) => plural(count, { other: '# 件のリンクを変更しました。' }),
  failed: ({ count }) => plural(count, { other: '# 件のリンクを変更できませんでした:' }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
