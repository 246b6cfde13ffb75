import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'このアーカイブは利用できなくなりました。',
  goneWhy:
    'アーカイブ内のファイルの一つが削除されたか、期限が切れました。ファイルを選び直してください。',
  atOnce:
    'このネットワークからすでに二つのアーカイブがダウンロード中です。どちらかが完了するまでお待ちください。',
};
