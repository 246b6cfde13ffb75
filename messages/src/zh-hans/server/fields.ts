import {
  emailLengthMax,
  pageNumberMax,
  pageSizeMax,
  passwordLengthMax,
  passwordLengthMin,
  rejectionReasonLengthMax,
  searchLengthMax,
  usernameLengthMax,
} from '@perch/contract/limits';
import type { FieldProblem } from '@perch/contract/text/field-problems';

import type { fields as source } from '../../en/server/fields.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('zh-Hans');

const problems: Record<FieldProblem, string> = {
  usernameRequired: '请输入用户名',
  usernameTooLong: `用户名最多 ${usernameLengthMax} 个字符`,
  usernameInvisible: '用户名包含无法显示的字符',
  usernameMixed: '用户名混用了不同文字中外形相似的字母',
  emailRequired: '请输入邮箱',
  emailTooLong: `邮箱最多 ${emailLengthMax} 个字符`,
  emailInvalid: '邮箱地址无效',
  emailMixed: '邮箱混用了不同文字中外形相似的字母',
  passwordRequired: '请输入密码',
  passwordTooShort: `密码至少需要 ${passwordLengthMin} 个字符`,
  passwordTooLong: `密码最多 ${passwordLengthMax} 个字符`,
  currentPasswordRequired: '请输入当前密码',
  currentPasswordTooLong: `当前密码最多 ${passwordLengthMax} 个字符`,
  domainRequired: '请输入域名',
  reasonRequired: '请填写原因',
  reasonTooLong: `原因最多 ${rejectionReasonLengthMax} 个字符`,
  pageOutOfRange: `page 必须是 1 到 ${pageNumberMax} 之间的整数`,
  limitOutOfRange: `limit 必须是 1 到 ${pageSizeMax} 之间的整数`,
  afterInvalid: 'after 必须为空，或是同一列表某一页的 next',
  searchTooLong: `search 最多 ${searchLengthMax} 个字符`,
  actionUnknown: 'action 必须是审计日志中的操作之一',
};

export const fields: typeof source = {
  problems,
  request: '此请求无效。',
  objectExpected: '需要 JSON 对象。',
  unknown: ({ names }) => `未知字段：${names.join(', ')}。`,
  required: ({ field }) => `${field} 为必填项。`,
  types: {
    string: ({ field }) => `${field} 必须是文本。`,
    number: ({ field }) => `${field} 必须是数字。`,
    integer: ({ field }) => `${field} 必须是整数。`,
    boolean: ({ field }) => `${field} 必须是 true 或 false。`,
    array: ({ field }) => `${field} 必须是列表。`,
    object: ({ field }) => `${field} 必须是 JSON 对象。`,
  },
  tooLong: ({ field, max }) => plural(max, { other: `${field} 最多 # 个字符。` }),
  tooShort: ({ field, min }) => plural(min, { other: `${field} 至少需要 # 个字符。` }),
  tooManyItems: ({ field, max }) => plural(max, { other: `${field} 最多可有 # 项。` }),
  tooFewItems: ({ field, min }) => plural(min, { other: `${field} 至少需要 # 项。` }),
  tooLarge: ({ field, max }) => `${field} 不能大于 ${max}。`,
  tooSmall: ({ field, min }) => `${field} 不能小于 ${min}。`,
  notOneOf: ({ field, values }) => `${field} 必须是以下值之一：${values.join(', ')}。`,
  dateExpected: ({ field }) => `${field} 必须是带时区的日期和时间，例如 2026-05-04T09:30:00Z。`,
  wrongFormat: ({ field }) => `${field} 格式不正确。`,
  notValid: ({ field }) => `${field} 无效。`,
};
