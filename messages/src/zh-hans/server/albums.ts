import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('zh-Hans');

export const albums: typeof source = {
  noSuchAlbum: '没有这个相册。',
  deleted: '相册已删除，其中的文件仍然保留。',
  option: 'album 必须是您某个相册的 ID 或短名。',
  unknown: ({ name }) => `您没有相册 ${isolate(name)}。`,
  name: ({ max }) => `name 必须有 1 到 ${number(max)} 个字符。`,
  description: ({ max }) => `description 最多 ${number(max)} 个字符。`,
  visibility: 'visibility 必须是 unlisted、public 或 private。',
  cover: 'cover 必须是此相册中某个文件的 ID。',
  slugOfArchive: '相册的 slug 不能以 .zip 结尾。',
  tooMany: ({ max }) => `您已有 ${number(max)} 个相册，达到上限。请先删除一个。`,
  full: ({ max }) => `一个相册最多可有 ${number(max)} 个文件。`,
  ids: ({ name, max }) => `${isolate(name)} 必须是最多 ${number(max)} 个文件 ID 的列表。`,
  orderedTwice: 'order 中每个文件只能出现一次。',
  addedAndRemoved: '不能同时添加和移除同一个文件。',
  page: {
    files: ({ count }) => plural(count, { other: '# 个文件' }),
    downloadAll: '全部下载',
    empty: '此相册中还没有内容。',
    more: '显示更多',
    first: '回到开头',
    closedFile: '已锁定的文件',
    locked: '此相册设有密码',
    close: '关闭',
    next: '下一个',
    previous: '上一个',
    openPage: '打开此文件的页面',
    albumsOf: ({ name }) => `${isolate(name)} 的相册`,
    noAlbums: '还没有公开的相册。',
  },
};
