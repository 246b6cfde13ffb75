import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('ja');

export const brand: typeof source = {
  siteLinks: 'このサイトについて',
  pages: { imprint: '運営者情報', privacy: 'プライバシーポリシー', terms: '利用規約' },
  terms: {
    title: '利用規約が変更されました',
    lead: '内容をお読みになり、同意のうえ続けてください。同意しなくてもリンクは引き続き使えます。',
    openAlone: '別のページで開く',
    accept: '利用規約に同意',
    agree: ({ link }) => `${link}に同意します`,
    linkText: '利用規約',
  },
  logo: {
    label: 'ロゴ',
    hint: ({ maxBytes, min, max }) =>
      `PNG または WebP、${bytes(maxBytes)} まで、縦横それぞれ ${number(min)}～${number(max)} ピクセル。`,
    choose: '画像を選択',
    replace: 'ロゴを変更',
    remove: 'ロゴを削除',
    saved: 'ロゴを設定しました。',
    removed: 'ロゴを削除しました。',
  },
  domain: {
    hint: '名前も色も設定しない場合、このドメインのページは標準の表示になります。',
    name: 'ページに表示する名前',
    accent: 'ページのアクセントカラー',
    saved: ({ domain }) => `${domain} のページにブランドを設定しました。`,
  },
};
