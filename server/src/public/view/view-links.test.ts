import { expect, test } from 'bun:test';

import { bbCodeLink, htmlLink, markdownLink } from './view-links.ts';

const addresses = { raw: 'https://a.example/f/x.png', view: 'https://a.example/v/x' };

test('a picture is shown by its links, and any other file is linked to', () => {
  expect(markdownLink('picture', 'a.png', addresses)).toBe('![a.png](https://a.example/f/x.png)');
  expect(bbCodeLink('picture', 'a.png', addresses)).toBe('[img]https://a.example/f/x.png[/img]');
  expect(htmlLink('picture', 'a.png', addresses)).toBe(
    '<img src="https://a.example/f/x.png" alt="a.png">',
  );
  expect(markdownLink('card', 'a.zip', addresses)).toBe('[a.zip](https://a.example/v/x)');
  expect(bbCodeLink('card', 'a.zip', addresses)).toBe('[url=https://a.example/v/x]a.zip[/url]');
  expect(htmlLink('card', 'a.zip', addresses)).toBe('<a href="https://a.example/v/x">a.zip</a>');
});

test('a name cannot end the tag that it stands in', () => {
  const name = '[/url][img]x[/img]">](y) <b>';
  expect(bbCodeLink('card', name, addresses)).toBe(
    '[url=https://a.example/v/x](/url)(img)x(/img)">)(y) <b>[/url]',
  );
  expect(htmlLink('card', name, addresses)).not.toContain('<b>');
  expect(markdownLink('card', name, addresses)).toStartWith(String.raw`[\[/url\]\[img\]`);
});
