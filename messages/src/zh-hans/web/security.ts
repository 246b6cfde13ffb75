import type { security as source } from '../../en/web/security.ts';

export const security: typeof source = {
  password: {
    title: '更改密码',
    lead: '更改后，你将在其他所有位置退出登录。',
    current: '当前密码',
    currentRequired: '请输入当前密码',
    submit: '更改密码',
    submitting: '正在更改…',
    changed: '密码已更改！',
  },
  sessions: {
    title: '会话',
    loading: '正在加载你的会话',
    failed: '无法显示你的会话',
    current: '当前会话',
    signedIn: ({ date }) => `登录时间：${date}`,
    lastUsed: ({ date }) => `上次使用：${date}`,
    browserOnSystem: ({ browser, system }) => `${system} 上的 ${browser}`,
    unknownDevice: '未知设备',
    end: ({ device }) => `结束 ${device} 的会话`,
    ended: '会话已结束。',
    endOthers: '在其他位置退出登录',
    endOthersText:
      '其他所有浏览器都需要重新登录。此浏览器保持登录状态，上传客户端可继续使用 API 令牌。',
    signOut: '退出登录',
    othersEnded: '你已在其他所有位置退出登录。',
  },
};
