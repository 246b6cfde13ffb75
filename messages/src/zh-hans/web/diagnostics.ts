import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('zh-Hans');

const setUp = '此服务器已完成初始设置，并有管理员。';
const notSetUp = '此服务器尚未完成初始设置：请打开它启动时输出的设置链接。';

const registrations = {
  approval: '任何人都可以注册，每个账号由管理员批准。',
  open: '任何人都可以注册并立即登录。',
  invite: '新账号仅限受邀注册。',
  closed: '不接受新账号。',
};

export const diagnostics: typeof source = {
  open: '连接有问题？',
  label: '诊断',
  asking: '正在查询…',
  noAnswer: ({ seconds }) => `${number(seconds)} 秒内没有响应。`,
  connectivity: {
    title: '服务器连接',
    text: '检查服务器及其登录功能是否响应。',
    start: '测试连接',
    probes: { base: '基础 URL', login: '登录端点', register: '注册端点' },
    unreachable: ({ tookMs }) => `无法连接（${tookMs} ms 后）。`,
    exists: ({ status, tookMs }) => `存在：${tookMs} ms 后返回 ${status}。`,
    works: ({ status, tookMs }) => `正常：${tookMs} ms 后返回 ${status}。`,
    missing: ({ status, tookMs }) => `不存在：${tookMs} ms 后返回 ${status}。`,
    failing: ({ status, tookMs }) => `出错：${tookMs} ms 后返回 ${status}。`,
    foreign: ({ status, tookMs }) => `不是 Perch：${tookMs} ms 后返回 ${status}。`,
    refused: ({ status, tookMs }) => `被拒绝：${tookMs} ms 后返回 ${status}。`,
    allGood: '服务器响应正常。',
    someBad: '可以连接服务器，但并非一切正常。',
    allBad: '无法连接服务器。请检查网络连接；如果其他网站正常，则说明服务器已停机。',
  },
  login: {
    title: '登录',
    text: '用上面填写的邮箱和密码进行测试，不会真正登录。',
    start: '测试登录',
    nothingTyped: '请先在上面填写邮箱和密码。',
    welcome: '欢迎。',
    ended: ({ answer }) => `服务器响应：“${answer}”本次测试的会话已结束。`,
    notEnded: ({ answer }) =>
      `服务器响应：“${answer}”无法结束本次测试的会话，你可以在“设置”的“安全”中找到它。`,
    needsSecondFactor: '邮箱和密码正确。登录还需要第二重验证，因此没有建立会话。',
    refused: ({ status, answer }) => `服务器响应（${status}）：“${answer}”`,
  },
  users: {
    title: '用户',
    text: '检查服务器是否已完成初始设置并接受新账号。',
    start: '检查用户',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp}${registrations[registration]}`,
  },
  cache: {
    title: '此浏览器',
    text: '清除浏览器中保存的此服务器的数据，包括你的会话和各项选择。',
    start: '清除缓存并重新加载',
  },
};
