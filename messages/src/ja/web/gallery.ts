import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: '公開ギャラリー',
  lead: '公開アルバムを、開いた人全員に見せるページです。限定公開と非公開のアルバムは表示されません。',
  wanted: 'ギャラリーを表示する',
  on: 'ギャラリーを公開しました。',
  off: 'ギャラリーを閉じました。',
  failed: 'ギャラリーを表示できません',
};
