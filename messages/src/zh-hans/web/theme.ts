import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: '主题',
  lead: '你的选择保存在账号中，适用于所有设备。',
  notSaved: '无法保存主题',
  dark: '深色',
  darkHint: '深色背景，浅色文字',
  light: '浅色',
  lightHint: '浅色背景，深色文字',
  system: '跟随系统',
  systemHint: '与此设备的设置一致',
  isDark: '主题：深色。切换为浅色。',
  isLight: '主题：浅色。切换为跟随设备。',
  isSystem: '主题：跟随设备。切换为深色。',
};
