import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ja');

export const newPaste: typeof source = {
  close: '新しいテキストを閉じる',
  name: 'タイトル',
  nameHint: '任意: ファイルの名前。',
  language: '言語',
  plain: 'プレーンテキスト',
  looksLike: ({ language }) => `${isolate(language)} のようです。`,
  use: ({ language }) => `${isolate(language)} にする`,
  text: 'テキスト',
  keys: 'Tab で字下げ。Esc の後の Tab でテキストから移動します。',
  tabLeaves: '次の Tab でテキストから移動します。',
  size: ({ lines, sizeBytes }) => `${plural(lines, { other: '# 行' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `テキストは ${bytes(sizeBytes)} です。上限は ${bytes(maxBytes)} です。`,
  preview: 'プレビュー',
  edit: '編集',
  previewOf: 'テキストのプレビュー',
  longMarkdown: 'この長さの Markdown は、ページでは書かれたまま表示されます。',
  notPreviewed: 'プレビューを表示できません',
  draft: 'アップロードするまでこのタブに残ります。',
  upload: 'アップロード',
  uploading: 'アップロード中…',
  stored: ({ name }) => `${isolate(name)} をアップロードし、リンクをコピーしました。`,
  failed: 'テキストをアップロードできませんでした',
};
