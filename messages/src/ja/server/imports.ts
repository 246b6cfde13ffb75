import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ja');

export const imports: typeof source = {
  notFound: 'このインポートは存在しません。',
  running: '別のインポートが進行中です。終わるまで待つか、停止してください。',
  inspectFirst: 'インポートする前に、インポート元を検査してください。',
  notRunning: 'このインポートは実行中ではありません。',
  noDatabaseUrl:
    'IMPORT_DATABASE_URL が設定されていないため、このサーバーは他の製品のデータベースを読み込めません。',
  urlNeeded:
    'この製品のアカウントはデータベースサーバーにあります。IMPORT_DATABASE_URL のものを選んでください。',
  pathNeeded: 'この製品のアカウントがあるファイルまたはフォルダーを選んでください。',
  noFolder: ({ path }) => `このサーバーにインポートフォルダー ${isolate(path)} はありません。`,
  outside: ({ path }) => `インポートフォルダーに ${isolate(path)} はありません。`,
  noFile: ({ path }) => `${isolate(path)} はファイルではありません。`,
  notFolder: ({ path }) => `${isolate(path)} はフォルダーではありません。`,
  ownData: ({ path }) =>
    `${isolate(path)} にはこのインストールのデータがあるため、インポートできません。`,
  noOwner: ({ name }) => `アカウント ${isolate(name)} は存在しません。`,
};
