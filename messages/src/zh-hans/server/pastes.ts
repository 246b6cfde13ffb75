import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('zh-Hans');

export const pastes: typeof source = {
  content: 'content 必须是至少一个字符的文本。',
  halfCharacter: 'content 中含有半个字符（单独的代理项），UTF-8 无法表示。',
  tooLarge: ({ maxBytes }) => `文本最大 ${bytes(maxBytes)}。`,
  language: ({ names }) => `language 必须是以下之一：${isolate(names.join(', '))}。`,
  title: ({ max }) => `title 必须是 1 到 ${max} 个可见字符。`,
  profile: 'profile 必须是你的某个配置的 ID 或名称。',
  previewTooLarge: ({ maxBytes }) => `预览支持最大 ${bytes(maxBytes)} 的 Markdown。`,
};
