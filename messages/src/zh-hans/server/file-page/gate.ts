import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: '此链接已失效',
  endedWhy: '它已过期，或者打开次数已用完。',
  locked: '此文件设有密码',
  lockedWhy: '请输入随链接一起收到的密码。',
  password: '密码',
  unlock: '解锁',
  wrongPassword: '密码不正确。',
  limited: '此文件的打开次数有限',
  limitedWhy: '每次打开都会用掉一次。',
  once: '此文件只能打开一次',
  onceWhy: '打开后即被删除。',
  open: '打开文件',
  tooManyTries: '尝试次数过多',
  passwordNeeded: '此文件设有密码：请在浏览器中打开链接，或在 Perch-Password 请求头中发送密码。',
  openingNeeded: '此文件的打开次数有限：请在浏览器中打开链接。',
  fromOtherSite: '此请求来自其他网站。',
};
