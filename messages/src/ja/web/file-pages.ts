import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ja');

export const filePages: typeof source = {
  title: 'ファイルのページ',
  lead: 'ファイルのページへのリンクが貼り付けられたときに、メッセンジャーなどのプログラムが表示する内容です。',
  pageTitle: 'タイトル',
  pageDescription: '説明',
  pageColour: '色',
  variables: ({ names }) => `変数：${isolate(names)}`,
  titleDefault: 'ファイル名',
  descriptionDefault: '種類とサイズ',
  colourHint: ({ example }) => `プレビューの横の色（例：${isolate(example)}）`,
  colourInvalid: ({ example }) => `# と6桁で入力してください（例：${isolate(example)}）`,
  unknownVariable: ({ name }) => `変数${isolate(name)}はありません`,
  preview: 'プレビュー',
  save: 'ファイルのページを保存',
  saved: 'ファイルのページを保存しました',
  failed: 'ファイルのページを表示できません',
};
