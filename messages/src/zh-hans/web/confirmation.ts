import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: '确认是你本人',
  text: '此操作会改变账号的访问方式。确认一次，十分钟内有效。',
  loading: '正在加载你的登录方式',
  failed: '无法显示你的登录方式',
  password: '你的密码',
  code: '身份验证器应用的验证码',
  codeHint: '也可以用你的一个恢复代码。',
  recoveryCode: '你的一个恢复代码',
  codeRequired: '请输入验证码',
  withPasskey: '使用通行密钥',
  freshSignIn: '只有最近十分钟内的登录才能确认。请重新登录，然后回到这里。',
  signInAgain: '重新登录',
  confirm: '确认',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: '浏览器被中止，或等待过久。没有任何变化。',
  failed: '浏览器无法使用该通行密钥。没有任何变化。',
  unsupported: '通行密钥需要支持它的浏览器和 https 地址。',
};
