import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('ja');

export const pastes: typeof source = {
  content: 'content は 1 文字以上のテキストで指定してください。',
  halfCharacter: 'content に UTF-8 で表せない文字の半分（単独のサロゲート）が含まれています。',
  tooLarge: ({ maxBytes }) => `テキストは ${bytes(maxBytes)} までです。`,
  language: ({ names }) =>
    `language は次のいずれかで指定してください: ${isolate(names.join(', '))}。`,
  title: ({ max }) => `title は表示できる 1～${max} 文字で指定してください。`,
  profile: 'profile は自分のプロファイルの ID または名前で指定してください。',
  previewTooLarge: ({ maxBytes }) => `プレビューできる Markdown は ${bytes(maxBytes)} までです。`,
};
