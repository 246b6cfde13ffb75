import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('ja');

export const view: typeof source = {
  download: 'ダウンロード',
  open: '開く',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'サイズ',
  type: '種類',
  uploaded: 'アップロード日',
  links: 'リンク',
  pageLink: 'ページ',
  directLink: 'ファイル',
  copy: 'コピー',
  copied: 'コピーしました',
  preview: ({ name }: { name: string }) => `${isolate(name)} のプレビュー`,
  enlarge: '拡大',
  onlyBeginning: '先頭の部分だけを表示しています。全体を読むにはダウンロードしてください。',
  lines: ({ first, last }) => `${number(first)}～${number(last)}行目`,
  previousLines: '前の行',
  nextLines: '次の行',
  empty: 'このファイルは空です。',
  noPreview: 'この種類のファイルはプレビューできません。',
  openPdf: 'PDF を開く',
};
