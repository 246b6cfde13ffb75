import { expect, test } from 'bun:test';

import {
  componentBytesMax,
  componentPartsMax,
  componentPicturesMax,
} from '@perch/contract/uploads/embed-limits';
import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';

import { type ComponentFacts, componentJson, renderComponents } from './component-embed.ts';

const album: ComponentFacts = {
  title: 'Norway',
  facts: '12 files · 34.5 MB',
  pageUrl: 'https://perch.example/a/norway',
  pictures: Array.from({ length: 12 }, (_, at) => ({
    url: `https://perch.example/p/picture${at}.jpg`,
    alt: `fjord ${at}.jpg`,
  })),
  buttons: [
    { url: 'https://perch.example/a/norway', label: 'Open' },
    { url: 'https://perch.example/a/norway.zip', label: 'Download all' },
  ],
  colour: '#1971c2',
};

/** Fails for whatever Discord would refuse. Answers the embed. */
function requireValid(json: string) {
  expect(Buffer.byteLength(json)).toBeLessThanOrEqual(componentBytesMax);
  expect(json).not.toContain('<');
  const embed = JSON.parse(json);
  expect(Object.keys(embed)).toEqual(['component']);
  const { component } = embed;
  const [text, gallery, row] = component.components;
  expect([component, text, gallery, row].map(({ type }) => type)).toEqual([17, 10, 12, 1]);
  expect(component.components).toHaveLength(3);
  expect(Object.keys(text)).toEqual(['type', 'content']);
  expect(text.content.length).toBeGreaterThan(0);
  expect(gallery.items.length).toBeWithin(1, componentPicturesMax + 1);
  for (const { media, description = 'x', ...more } of gallery.items) {
    expect([Object.keys(media), more]).toEqual([['url'], {}]);
    expect(media.url).toMatch(/^https?:\/\/[\x21-\x7E]{1,2000}$/);
    expect(description.length).toBeWithin(1, 1024);
  }
  for (const { type, style, url, label, ...more } of row.components) {
    expect([type, style, more]).toEqual([2, 5, {}]);
    expect(url).toMatch(/^https?:\/\/[\x21-\x7E]{1,2000}$/);
    expect(label.length).toBeWithin(1, 81);
  }
  const parts = 4 + gallery.items.length + row.components.length;
  expect(parts).toBeLessThanOrEqual(componentPartsMax);
  return { text: text.content, items: gallery.items, row: row.components, component };
}

const made = (facts: ComponentFacts) => {
  const json = componentJson(facts);
  return json === undefined ? undefined : requireValid(json);
};

test('an album is a title that leads to its page, ten pictures and two buttons', () => {
  const embed = made(album);
  expect(embed?.text).toBe('# [Norway](https://perch.example/a/norway)\n12 files · 34.5 MB');
  expect(embed?.items).toHaveLength(10);
  expect(embed?.items[0]).toEqual({
    media: { url: 'https://perch.example/p/picture0.jpg' },
    description: 'fjord 0.jpg',
  });
  expect(embed?.row.map(({ label }: { label: string }) => label)).toEqual(['Open', 'Download all']);
  expect(embed?.component.accent_color).toBe(0x19_71_c2);
  expect(made({ ...album, colour: undefined })?.component).not.toHaveProperty('accent_color');
});

test('nothing in a name is markup of the page or of Discord', () => {
  const title = '</script><script>alert(1)</script> [x](https://evil.example) @everyone **b** `c`';
  const embed = made({ ...album, title });
  expect(embed?.text).toStartWith(
    String.raw`# [\<\/script\>\<script\>alert\(1\)\<\/script\> \[x\]`,
  );
  expect(embed?.text).toContain(String.raw`\(https\:\/\/evil\.example\) \@everyone \*\*b\*\*`);
  const markup = String(renderComponents({ ...album, title }));
  expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script']);
});

test('marks of direction and line breaks do not leave the name', () => {
  const { text = '' } = made({ ...album, title: 'a\u202Egnp\n# b\u2066' }) ?? {};
  expect(text).toStartWith(String.raw`# [agnp \# b](`);
});

test('pictures are left out from the end until it fits, and without any there is no embed', () => {
  const long = album.pictures.map(({ url, alt }) => ({ url: `${url}?${'x'.repeat(400)}`, alt }));
  const embed = made({ ...album, pictures: long });
  expect(embed?.items.length).toBeWithin(3, 7);
  expect(embed?.items[0].media.url).toBe(long[0]?.url);
  const [picture] = long;
  const tooLong = [{ url: `https://perch.example/${'x'.repeat(2900)}`, alt: '' }];
  expect(made({ ...album, pictures: tooLong })).toBeUndefined();
  expect(made({ ...album, pictures: [] })).toBeUndefined();
  expect(picture && made({ ...album, pictures: [...tooLong, picture] })?.items).toHaveLength(1);
});

test('an album with any names is an embed that Discord takes', () => {
  const name = oneof(
    string({ unit: 'grapheme', maxLength: 255 }),
    string({ unit: 'binary', maxLength: 255 }),
    constantFrom('👩‍👩‍👧'.repeat(255), '</script>'.repeat(28), '\u202E'.repeat(255), '\\'.repeat(255)),
    constantFrom('مرحبا'.repeat(51), '\n'.repeat(9), '<!--', ']](((', '', '\u2028<'),
  );
  const pictures = array(name, { maxLength: 12 });
  assert(
    property(record({ title: name, pictures, host: integer({ min: 1, max: 200 }) }), (each) => {
      const origin = `https://${'h'.repeat(each.host)}.example`;
      const facts = {
        ...album,
        title: each.title,
        pictures: each.pictures.map((alt, at) => ({ url: `${origin}/p/${at}.jpg`, alt })),
      };
      expect(made(facts) === undefined).toBe(each.pictures.length === 0);
    }),
  );
});
