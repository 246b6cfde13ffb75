import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { list, plural } = createFormats('zh-Hans');

export const domains: typeof source = {
  page: '域名',
  aboutApproval: '关于批准',
  approvalText:
    '每个域名都需经管理员批准后才能使用。获批后，你的链接可以使用该域名，并且它会有单独的 ShareX 配置。',
  list: {
    title: '你的域名',
    failed: '无法显示你的域名',
    empty: '还没有域名',
    emptyText: '申请此服务器的子域名，或添加你自己的域名，即可用于你的链接。',
    loading: '正在加载你的域名',
  },
  card: {
    domainAdded: ({ date }) => `域名，添加于 ${date}`,
    subdomainAdded: ({ date }) => `子域名，添加于 ${date}`,
    remove: ({ domain }) => `移除 ${domain}`,
    reason: '原因：',
    rejected: ({ label, reason }) => `${label}${reason}`,
    rejectedWithout: ({ label }) => `${label}管理员未说明原因。`,
    openNamed: ({ domain }) => `打开 ${domain}`,
  },
  defaults: {
    label: '设为新上传的默认域名',
    on: ({ domain }) => `新上传的文件将使用 ${domain} 上的链接。`,
    off: '新上传的文件将重新使用此服务器上的链接。',
    linksOn: '新上传的链接所用域名',
    link: '默认链接',
    linkOn: ({ domain }) => `默认链接（${domain}）`,
  },
  options: {
    title: '选项',
    redirect: '首页跳转到',
    redirectHint: '留空时，首页只会说明这里存放文件。',
    redirectSaved: '首页已保存。',
    moveFiles: '将所有文件移到其他域名',
  },
  move: {
    title: '移动文件',
    text: ({ domain }) =>
      `${domain} 上的所有文件都会获得所选地址上的新链接。只要 ${domain} 仍可用，旧链接就继续有效。`,
    target: '新地址',
    thisServer: '此服务器',
    thisServerAt: ({ host }) => `此服务器（${host}）`,
    nothingMoved: '此域名上没有文件。',
    moved: ({ count }) => plural(count, { other: '已移动 # 个文件，原有链接仍然有效。' }),
    failed: '无法移动文件',
  },
  remove: {
    title: '移除域名',
    confirm: '移除',
    question: ({ domain }) => `确定要移除 ${domain} 吗？`,
    outcome:
      '该域名上的链接将立即失效。你的文件会保留并改用默认链接。要再次使用该域名，需要重新申请并获得批准。',
    removed: '域名已移除。',
    failed: '无法移除域名',
  },
  add: {
    title: '添加域名',
    submit: '添加域名',
    type: '类型',
    types: { subdomain: '子域名', domain: '域名' },
    names: { subdomain: '子域名名称', domain: '域名' },
    subdomainExample: 'myname',
    base: '主域名',
    subdomainNeeded: '请输入子域名名称',
    baseNeeded: '请选择主域名',
    domainNeeded: '请输入域名',
    requested: '域名申请已提交！正在等待批准。',
  },
  check: {
    label: '立即检查',
    named: ({ domain }) => `立即检查：${domain}`,
    checked: ({ domain }) => `${domain} 刚刚检查完毕。`,
  },
  records: {
    title: 'DNS 记录',
    prove: '请用 TXT 记录证明域名归你所有。',
    name: '名称',
    copyTxtName: '复制 TXT 记录名称',
    copyTxtValue: '复制 TXT 记录值',
    copyName: '复制域名',
    copyValue: ({ type, value }) => `复制 ${type} 记录值 ${value}`,
    hint: '此处给出的是完整名称；有些服务商只需填写你在那里管理的域名之前的部分。新记录可能需要一段时间才能在各处生效。',
    copied: 'DNS 记录已复制到剪贴板！',
    failedToCopy: '无法复制 DNS 记录',
  },
  pointing: {
    addresses: ({ types }) => `请用 ${list(types)} 记录将其指向此处。`,
    nameOrAddresses: ({ types }) =>
      `请单独使用 CNAME 记录，或使用 ${list(types)} 记录，将其指向此处。注册时的原始域名（前面没有其他部分）不能设置 CNAME。`,
    alias: ({ target }) =>
      `请用 ALIAS 记录将其指向此处，有些服务商称之为 ANAME 或 CNAME 展平；如果没有，请使用指向 ${target} 地址的 A 和 AAAA 记录。`,
    name: ({ target }) =>
      `请用 CNAME 记录将其指向此处。注册时的原始域名（前面没有其他部分）不能设置 CNAME，请使用 ALIAS 记录，或使用指向 ${target} 地址的 A 和 AAAA 记录。`,
  },
  steps: {
    rejected: '管理员已拒绝此域名。要再次申请，请先移除再重新添加。',
    disabled: ({ time }) =>
      `自 ${time} 起禁用，因为其记录连续 7 天不正确。记录恢复正确后会自动重新启用；在此之前，其文件使用默认链接。`,
    live: '已上线。该域名上的链接可通过 HTTPS 访问。',
    subdomainPending: '正在等待管理员批准，你无需进行任何设置。',
    subdomainChecking: '已获批准，正在检查它是否指向此处。',
    subdomainWaiting:
      '已获批准。由管理员负责通过 HTTPS 将其指向此处，完成后该域名上的链接即可使用。',
    pointPending: '域名归你所有。下一步：将其指向此处。此外还需管理员批准。',
    pointApproved: '域名归你所有。下一步：将其指向此处。在此之前，该域名上的链接无法使用。',
    approvalPending: '你的记录正确，正在等待管理员批准。',
    waitingForHttps: '正在等待 HTTPS，证书通常在一分钟内就绪。',
    putRecordBack: '请恢复 TXT 记录：没有它，域名将在 7 天后被禁用。',
    addRecordPending: '下一步：添加 TXT 记录，证明域名归你所有。此外还需管理员批准。',
    addRecordApproved:
      '下一步：添加 TXT 记录，证明域名归你所有。域名已获批准，检测到记录后即会上线。',
  },
};
