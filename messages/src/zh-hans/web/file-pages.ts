import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('zh-Hans');

export const filePages: typeof source = {
  title: '文件页面',
  lead: '粘贴您某个文件的页面链接时，聊天应用和其他程序显示的内容。',
  pageTitle: '标题',
  pageDescription: '说明',
  pageColour: '颜色',
  variables: ({ names }) => `变量：${isolate(names)}`,
  titleDefault: '文件名',
  descriptionDefault: '类型和大小',
  colourHint: ({ example }) => `显示在预览旁，例如 ${isolate(example)}`,
  colourInvalid: ({ example }) => `请输入 # 和六位数字，例如 ${isolate(example)}`,
  unknownVariable: ({ name }) => `没有变量 ${isolate(name)}`,
  preview: '预览',
  save: '保存文件页面',
  saved: '文件页面已保存',
  failed: '无法显示您的文件页面',
};
