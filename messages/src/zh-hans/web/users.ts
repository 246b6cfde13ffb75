import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number, plural } = createFormats('zh-Hans');

export const users: typeof source = {
  title: '用户',
  all: '所有用户',
  empty: '未找到用户',
  search: '搜索用户…',
  loading: '正在加载用户',
  user: '用户',
  status: '状态',
  uploads: '上传',
  storage: '存储',
  joined: '注册时间',
  admin: '管理员',
  view: ({ name }) => `查看“${name}”`,
  deleteNamed: ({ name }) => `删除“${name}”`,
  nameAndEmail: ({ name, email }) => `${name}（${email}）`,
  pending: {
    title: '待批准用户',
    label: '待批准用户',
    empty: '没有待批准的用户',
    loading: '正在加载待批准的用户',
    registered: '注册时间',
    select: ({ name }) => `选择“${name}”`,
    selectAll: '全选',
    approveSelected: ({ count }) => `批准所选（${number(count)}）`,
    approved: ({ count }) =>
      count === 1 ? '已批准用户' : plural(count, { other: '已批准 # 个用户' }),
    failedToApprove: '无法批准用户',
  },
  reject: {
    title: '拒绝用户',
    keeps: '该注册会以“已拒绝”状态保留在所有用户列表中。',
    deletes: '这会删除该注册，同一邮箱可以再次注册。',
    keep: '保留为已拒绝，使此邮箱无法再次注册',
    withoutEmail: {
      deletes: '这会删除该注册，同一用户名可以再次注册。',
      keep: '保留为已拒绝，使此用户名无法再次注册',
    },
    rejected: '已拒绝用户',
    failed: '无法拒绝用户',
  },
  delete: {
    title: '删除用户',
    question: '确定要删除此用户吗？此操作无法撤消。',
    outcome: '该用户的会话、域名和文件也会被删除。',
    deleted: '用户已删除',
    alreadyDeleted: '此用户已被删除',
    notImplemented: '删除用户的端点尚未实现',
    failed: '无法删除用户',
  },
  suspend: {
    title: '停用',
    text: ({ name }) => `${name} 将无法使用 Perch，直到你恢复其使用权限。`,
    keepsLinks: '其文件和域名仍可访问。',
    stopsLinks: '在此之前，其文件和域名无法访问，但不会删除任何内容。',
    keepLinks: '保持链接有效',
  },
  account: {
    loading: '正在加载用户',
    failed: '无法显示此用户',
    email: '邮箱',
    role: '角色',
    roleAdmin: '管理员',
    roleUser: '用户',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} / ${bytes(maxBytes)}`,
    links: '链接',
    linksWorking: '有效',
    linksStopped: '已停用',
    changed: '用户已更改',
    failedToChange: '无法更改用户',
  },
  changes: {
    letIn: {
      label: '允许使用',
      question: ({ name }) => `${name} 将可以登录和上传。`,
    },
    makeUser: {
      label: '设为普通用户',
      question: ({ name }) => `${name} 将无法再打开管理面板。`,
    },
    makeAdmin: {
      label: '设为管理员',
      question: ({ name }) => `${name} 将可以批准、更改和删除所有用户的账号、域名和文件。`,
    },
    stopLinks: {
      label: '停用链接',
      question: ({ name }) =>
        `${name} 的文件和域名将无法访问，直到你恢复其使用权限。不会删除任何内容。`,
    },
    keepLinks: {
      label: '保持链接有效',
      question: ({ name }) => `${name} 的文件和域名将恢复访问，但账号仍处于停用状态。`,
    },
  },
  quota: {
    label: '配额',
    none: '无限制',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)}（默认）`,
    invalid: ({ first, second }) => `请填写大小，例如 ${first} 或 ${second}`,
    save: '保存配额',
    saved: '配额已保存',
    failed: '无法保存配额',
  },
};
