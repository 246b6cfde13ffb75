import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { list } = createFormats('ja');

export const format: typeof source = {
  fileTypes: {
    image: '画像',
    video: '動画',
    audio: '音声',
    text: 'テキスト',
    archive: 'アーカイブ',
    other: 'その他',
  },
  scripts: {
    latin: 'ラテン文字',
    cyrillic: 'キリル文字',
    greek: 'ギリシャ文字',
    armenian: 'アルメニア文字',
    hebrew: 'ヘブライ文字',
    arabic: 'アラビア文字',
    devanagari: 'デーヴァナーガリー文字',
    thai: 'タイ文字',
    georgian: 'ジョージア文字',
    cherokee: 'チェロキー文字',
    han: '漢字',
    hiragana: 'ひらがな',
    katakana: 'カタカナ',
    hangul: 'ハングル',
    bopomofo: '注音符号',
  },
  timeLeft: {
    seconds: ({ seconds }) => `残り ${seconds} 秒`,
    minutes: ({ minutes }) => `残り ${minutes} 分`,
    hours: ({ hours }) => `残り ${hours} 時間`,
    hoursAndMinutes: ({ hours, minutes }) => `残り ${hours} 時間 ${minutes} 分`,
  },
  mixedScripts: ({ label, names }) =>
    `「${label}」には${list(names)}が混在しており、別の名前に見せかけている可能性があります。`,
  lookalikeScript: ({ label, name }) => `「${label}」は、ラテン文字に似た${name}で書かれています。`,
};
