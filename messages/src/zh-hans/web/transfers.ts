import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes } = createFormats('zh-Hans');

export const transfers: typeof source = {
  tray: '正在进行的上传',
  unfold: '显示上传',
  fold: '收起上传',
  close: '关闭上传',
  allFiles: '所有文件',
  summary: {
    uploading: ({ current, total }) => `正在上传 ${current}/${total}`,
    uploaded: ({ count }) => `已上传 ${count} 个`,
    paused: ({ count }) => `已暂停 ${count} 个`,
    failed: ({ count }) => `失败 ${count} 个`,
    join: ({ parts }) => parts.join('，'),
  },
  spokenPercent: ({ name, percent }) => `${name}：百分之 ${percent}`,
  spokenWaiting: ({ name }) => `${name}：正在等待服务器`,
  progress: {
    waiting: ({ size }) => `等待中，${bytes(size)}`,
    percent: ({ percent }) => `${percent}%`,
    sending: ({ percent, bytesPerSecond, timeLeft }) =>
      `${percent}% · ${bytes(bytesPerSecond)}/秒 · ${timeLeft}`,
    stalled: ({ percent }) => `${percent}% · 正在等待网络…`,
    storing: ({ percent }) => `${percent}% · 正在存储…`,
    paused: ({ size }) => `已暂停，${bytes(size)}`,
    pausedAt: ({ percent, size }) => `已暂停在 ${percent}%，${bytes(size)}`,
    uploaded: ({ size }) => `已上传，${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `正在等待服务器… ${nextTry}`,
    nextTry: ({ seconds }) => `${seconds} 秒后重试`,
    tryingAgain: '正在重试',
  },
  actions: {
    retry: ({ name }) => `重试“${name}”`,
    tryNow: ({ name }) => `立即重试“${name}”`,
    pause: ({ name }) => `暂停“${name}”`,
    resume: ({ name }) => `继续“${name}”`,
    cancel: ({ name }) => `取消“${name}”`,
    dismiss: ({ name }) => `忽略“${name}”`,
    retryFailed: ({ count }) => `重试 ${count} 个失败项`,
    pauseAll: '全部暂停',
    resumeAll: '全部继续',
    clearFinished: '清除已完成',
    cancelAll: '全部取消',
  },
  outcomes: {
    stored: ({ name }) => `“${name}”上传成功！`,
    failed: ({ name }) => `无法上传“${name}”`,
    tooLarge: ({ size, maxBytes }) =>
      `文件大小为 ${bytes(size)}，而文件最大为 ${bytes(maxBytes)}。`,
    fileChanged: '文件已被更改或移除，请重新选择。',
    noLink: '服务器未返回文件所在的位置。',
    needsReload: '无法加载 Perch 的一部分，请重新加载页面后重试。',
  },
  interrupted: {
    title: () => '中断的上传',
    choose: () => '选择文件',
    hint: () => '重新选择相同的文件，即可从中断处继续。',
    list: '已中断',
    progress: ({ name }) => `“${name}”，已中断`,
    status: ({ size }) => `已中断，${bytes(size)}`,
    statusAt: ({ percent, sent, size }) => `中断于 ${percent}% · ${bytes(sent)} / ${bytes(size)}`,
    discard: '丢弃',
    discardNamed: ({ name }) => `丢弃“${name}”`,
    notDiscarded: '无法丢弃该上传',
  },
};
