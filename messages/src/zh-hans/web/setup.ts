import type { setup as source } from '../../en/web/setup.ts';

export const setup: typeof source = {
  title: '初始设置',
  back: '上一步',
  skip: '跳过',
  next: '继续',
  finish: '完成',
  later: '稍后继续',
  loadFailed: '无法加载初始设置',
  copy: ({ text }) => `复制 ${text}`,
  copied: '已复制到剪贴板！',
  copyFailed: '无法复制',
  account: {
    title: '你的账号',
    lead: '你已以管理员身份登录。名称、邮箱和密码可在设置中更改。',
    noEmail: '无',
  },
  installation: {
    title: '名称和地址',
    address: '公开地址',
    fits: '链接以此地址开头，此页面也是。',
    local: '链接以此地址开头，但它只能在本机访问。请用他人使用的地址启动 Perch，例如：',
    differs: '链接以此地址开头，但此页面的地址不同。如果链接应使用后者，请用它启动 Perch：',
  },
  registration: {
    title: '谁可以注册',
    modes: {
      approval: '任何人都可申请账号，由管理员逐一批准。',
      open: '任何人都能立即获得账号。',
      invite: '仅限持有管理员在“管理 → 邀请”中创建的链接的人。',
      closed: '不接受新账号，管理员在命令行创建的除外。',
    },
  },
  mail: {
    title: '邮件',
    lead: 'Perch 会发送重置密码的链接，并告知谁已注册、谁的链接即将到期。',
    off: '此服务器尚不发送邮件。请用邮件服务器和发件人启动 Perch：',
    server: '邮件服务器',
    sender: '发件人',
    test: '发送测试邮件',
    testing: '正在发送...',
    goesTo: ({ email }) => `将发送到 ${email}。`,
    noEmail: '测试邮件需要地址，而你的账号没有邮箱。',
  },
  clients: {
    title: '上传程序',
    lead: '浏览器中一切就绪。ShareX 使用此文件，其他程序的文件在设置中。',
    terminal: '在终端中',
    terminalText: '程序 perch 用以下命令登录：',
  },
};
