import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('ja');

export const archives: typeof source = {
  action: 'ZIPでダウンロード',
  failed: 'アーカイブは作成されませんでした',
  tooMany: ({ max }) => `アーカイブに入れられるのは ${number(max)} ファイルまでです。`,
  gone: 'これらのファイルの一つが削除されたか、期限が切れました。ファイルを選び直してください。',
  missing: ({ files }) => {
    const names = list(files.map((name) => `「${isolate(name)}」`));
    return plural(files.length, {
      other: `# 件のファイルが削除されたか、期限が切れました：${names}。ファイルを選び直してください。`,
    });
  },
};
