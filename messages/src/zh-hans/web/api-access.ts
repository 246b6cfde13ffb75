import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'API 令牌',
    lead: '程序使用它以你的名义上传。它们可以列出、读取和删除你上传的文件，除此之外不能执行任何操作。',
    loading: '正在加载你的 API 令牌',
    failed: '无法显示你的 API 令牌',
    label: '你的 API 令牌',
    copy: '复制 API 令牌',
    copied: 'API 令牌已复制到剪贴板！',
    copyFailed: '无法复制令牌',
    replace: '更换令牌',
    replacing: '正在更换…',
    replaced: 'API 令牌已更换，请重新下载客户端文件。',
    replaceTitle: '更换 API 令牌',
    replaceText: '旧令牌将立即失效。之后，使用它的 ShareX 和脚本都需要新文件。',
    confirmReplace: '更换',
  },
  guide: {
    title: 'API 文档',
    lead: '任何程序都可以上传：将 API 令牌作为 Bearer 令牌、文件作为 multipart 表单数据发送，响应中的 file.url 即为链接。',
    endpoint: '上传端点',
    header: '标头',
    body: '正文',
    bodyType: ({ type }) => `multipart 表单数据（${type}）`,
    field: '文件字段名',
    allCalls: '所有接口',
    reference: 'API 参考',
    copy: '复制命令',
    copied: '命令已复制到剪贴板！',
    copyFailed: '无法复制命令',
  },
};
