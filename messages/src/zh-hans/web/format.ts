import type { format as source } from '../../en/web/format.ts';
import { createFormats } from '../../formats.ts';

const { list } = createFormats('zh-Hans');

export const format: typeof source = {
  fileTypes: {
    image: '图片',
    video: '视频',
    audio: '音频',
    text: '文本',
    archive: '压缩包',
    other: '其他',
  },
  scripts: {
    latin: '拉丁字母',
    cyrillic: '西里尔字母',
    greek: '希腊字母',
    armenian: '亚美尼亚字母',
    hebrew: '希伯来字母',
    arabic: '阿拉伯字母',
    devanagari: '天城文字母',
    thai: '泰文字母',
    georgian: '格鲁吉亚字母',
    cherokee: '切罗基字母',
    han: '汉字',
    hiragana: '平假名',
    katakana: '片假名',
    hangul: '谚文',
    bopomofo: '注音符号',
  },
  timeLeft: {
    seconds: ({ seconds }) => `剩余 ${seconds} 秒`,
    minutes: ({ minutes }) => `剩余 ${minutes} 分钟`,
    hours: ({ hours }) => `剩余 ${hours} 小时`,
    hoursAndMinutes: ({ hours, minutes }) => `剩余 ${hours} 小时 ${minutes} 分钟`,
  },
  mixedScripts: ({ label, names }) => `“${label}”混用了${list(names)}，可能在仿冒其他名称。`,
  lookalikeScript: ({ label, name }) => `“${label}”由外形与拉丁字母相似的${name}写成。`,
};
