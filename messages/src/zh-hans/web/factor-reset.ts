import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('zh-Hans');

export const factorReset: typeof source = {
  factors: '第二重验证',
  none: '无',
  app: '身份验证器应用',
  passkeys: ({ count }) => plural(count, { other: '# 个通行密钥' }),
  title: '重置第二重验证',
  text: ({ name }) => `将移除 ${name} 的身份验证器应用、恢复码和通行密钥，并结束所有会话。`,
  check: '请确认是本人提出的要求：此后仅凭密码即可登录。',
  reason: '原因',
  reasonHint: '会记入审计日志，并写在发给用户的邮件中。',
  reasonRequired: '请填写原因。',
  failed: '无法重置第二重验证',
};
