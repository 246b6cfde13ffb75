import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('zh-Hans');

export const requests: typeof source = {
  noSuchRequest: '没有这个文件请求。',
  tooMany: ({ max }) => `你已有 ${number(max)} 个文件请求，达到上限。请先删除一个。`,
  deleted: '请求已删除。已收到的文件会保留。',
  drop: {
    over: '此文件请求已结束。',
    full: '此请求已没有位置接收这个文件。',
    passwordNeeded: '此请求设有密码：请在浏览器中打开其页面，或在 Perch-Password 标头中发送密码。',
    noRoom: '目前无法接收文件。请稍后再试。',
    tooManyAtOnce: '目前向此请求发送的文件过多。请稍后再试。',
    notForSenders: ({ name }) => `${isolate(name)} 不能由发送者选择。`,
    sender: ({ max }) => `sender 最多可有 ${number(max)} 个可见字符。`,
    lengthNeeded: '此处必须提供 Upload-Length。',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} 请你发送文件。`,
    files: ({ count }) => plural(count, { other: '还可接收 # 个文件' }),
    eachBytes: ({ max }) => `每个最大 ${bytes(max)}`,
    allBytes: ({ left }) => `总共还剩 ${bytes(left)}`,
    types: ({ types }) => `仅限：${isolate(types.join(', '))}`,
    until: ({ at }) => `截止：${isolate(moment(at))}`,
    yourName: '你的名字（可选）',
    choose: '选择文件',
    dropThem: '或拖放到此处',
    send: '发送',
    received: ({ count }) => plural(count, { other: '已收到 # 个文件。' }),
    notAll: '并非全部送达',
    allSent: '全部已发送。',
    interrupted: '此前在这里的发送被中断。再次选择相同的文件，即可从中断处继续：',
    ended: '此文件请求已结束',
    endedWhy: '已过期限，或已被关闭。',
    fullTitle: '谢谢，已经够了',
    fullWhy: '此请求已收到它所接收的全部文件。',
    locked: '此文件请求设有密码',
  },
  transfer: {
    waiting: '就绪',
    sending: '正在发送',
    paused: '已暂停',
    retrying: '连接中断，正在重试',
    sent: '已发送',
    failed: '失败',
    proxyBlocks: ({ proxy }) =>
      `此服务器前的代理${proxy && `（${isolate(proxy)}）`}阻止了该文件。请告知向你索取文件的人，解决方法见 docs/proxies/README.md#limits-of-a-proxy。`,
    pause: '暂停',
    resume: '继续',
    remove: '移除',
    retry: '重试',
  },
  mail: {
    subject: ({ title }) => `新文件：${isolate(title)}`,
    lead: ({ count, title }) =>
      `“${isolate(title)}”：${plural(count, { other: '已收到 # 个文件。' })}`,
    file: ({ name, sender }) => `${isolate(name)}（来自 ${isolate(sender)}）`,
    more: ({ count }) => plural(count, { other: '以及另外 # 个。' }),
    off: '你收到此邮件，是因为该请求设置了通知。',
    link: '你的文件',
  },
};
