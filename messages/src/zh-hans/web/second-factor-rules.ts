import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: '请设置第二重验证',
  lead: '此服务器要求设置后才能继续：身份验证器应用或通行密钥。你的链接和上传程序照常可用。',
  setUp: '开始设置',
};
