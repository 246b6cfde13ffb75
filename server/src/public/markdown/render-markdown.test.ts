import { describe, expect, test } from 'bun:test';

import { markdownAttacks } from '../../../../test/support/hostile/markdown-attacks.ts';
import { renderMarkdown } from './render-markdown.ts';
import { sanitizeMarkup } from './sanitize-markup.ts';

const tags = new Set(
  'h2 h3 h4 h5 h6 p ul ol li table thead tbody tr th td code pre blockquote hr br em strong s a'.split(
    ' ',
  ),
);
const attributes = new Set(['href', 'rel', 'start', 'class']);
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** What a parser of HTML finds in it that should not be there. */
function findings(markup: string): string[] {
  const found: string[] = [];
  const rewriter = new HTMLRewriter()
    .on('*', {
      element({ tagName, attributes: all }) {
        if (!tags.has(tagName)) found.push(tagName);
        for (const [name, value] of all) {
          if (!attributes.has(name)) found.push(`${tagName} ${name}`);
          if (name !== 'href') continue;
          const { protocol } = new URL(value, 'https://files.example.org');
          if (!schemes.has(protocol)) found.push(`${tagName} ${value}`);
        }
      },
    })
    .onDocument({
      comments: ({ text }) => void found.push(`comment ${text}`),
      doctype: () => void found.push('doctype'),
    });
  rewriter.transform(markup);
  return found;
}

describe('no attack in Markdown becomes markup', () => {
  test('there are at least sixty of them', () => {
    expect(new Set(markdownAttacks).size).toBeGreaterThanOrEqual(60);
  });

  test.each(markdownAttacks.map((attack) => [attack]))('%j', async (attack) => {
    expect(findings(await renderMarkdown(attack))).toEqual([]);
    // Behind text, in a list, in a quotation, and in a table.
    for (const around of [
      `Text ${attack}`,
      `- ${attack}`,
      `> ${attack}`,
      `| a |\n|--|\n| ${attack} |`,
    ]) {
      expect(findings(await renderMarkdown(around))).toEqual([]);
    }
  });

  test('nor does it where the parser would let it through', () => {
    for (const attack of markdownAttacks) expect(findings(sanitizeMarkup(attack))).toEqual([]);
    expect(sanitizeMarkup('<p onclick="x()">a</p><script>x()</script>')).toBe(
      '<p>a</p>&lt;script&gt;x()&lt;/script&gt;',
    );
  });
});

describe('a legal text keeps its form', () => {
  test('headings begin at the second level', async () => {
    const markup = await renderMarkdown('# One\n\n## Two\n\n###### Six');
    expect(markup).toBe('<h2>One</h2>\n<h3>Two</h3>\n<h6>Six</h6>\n');
  });

  test('lists, emphasis and tables are shown', async () => {
    expect(await renderMarkdown('3. *a*\n4. **b**')).toBe(
      '<ol start="3">\n<li><em>a</em></li>\n<li><strong>b</strong></li>\n</ol>\n',
    );
    const table = await renderMarkdown('| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |');
    expect(table).toContain('<td>1</td>\n<td class="end">2</td>\n<td class="center">3</td>');
    expect(table).not.toContain('style');
  });

  test('items of a list of tasks have a box, and no field', async () => {
    const markup = await renderMarkdown('- [x] *a*\n- [ ] b\n- [y] c\n- [x]d\n\n[x] e');
    expect(markup).toBe(
      '<ul>\n<li class="task">☑ <em>a</em></li>\n<li class="task">☐ b</li>\n<li>[y] c</li>\n<li>[x]d</li>\n</ul>\n<p>[x] e</p>\n',
    );
    expect(await renderMarkdown('1. [X] a\n\n   b')).toContain('<li class="task">\n<p>☑ a</p>');
  });

  test('links go to other sites without telling them from where, and to pages of this one', async () => {
    const rel = 'rel="nofollow noopener noreferrer"';
    expect(await renderMarkdown('[a](https://example.org/?a=1&b=2)')).toBe(
      `<p><a ${rel} href="https://example.org/?a=1&amp;b=2">a</a></p>\n`,
    );
    expect(await renderMarkdown('[a](/legal/privacy)')).toContain('href="/legal/privacy"');
    expect(await renderMarkdown('Write to ann@example.org')).toContain(
      'href="mailto:ann@example.org"',
    );
    expect(await renderMarkdown('See https://example.org/x')).toContain(
      'href="https://example.org/x"',
    );
  });

  test('a picture is a link, and its text within another link', async () => {
    const picture = '![Our house](https://example.org/house.png)';
    expect(await renderMarkdown(picture)).toBe(
      '<p><a rel="nofollow noopener noreferrer" href="https://example.org/house.png">Our house</a></p>\n',
    );
    expect(await renderMarkdown(`[${picture}](https://example.org)`)).toBe(
      '<p><a rel="nofollow noopener noreferrer" href="https://example.org">Our house</a></p>\n',
    );
  });

  test('HTML is shown as it was written', async () => {
    expect(await renderMarkdown('a <b>c</b>')).toBe('<p>a &lt;b&gt;c&lt;/b&gt;</p>\n');
  });
});

test('a hundred kilobytes of any kind are rendered in a moment', async () => {
  const pieces = ['[', '![a](', '*', '`', '> ', '- ', '| ', '<', '&#', '\n\n[a]: b'];
  for (const piece of pieces) {
    const began = performance.now();
    await renderMarkdown(piece.repeat(100_000 / piece.length));
    expect(performance.now() - began, JSON.stringify(piece)).toBeLessThan(5_000);
  }
});

test('a small text that would be a table of very many cells stays text', async () => {
  const wide = `${'|a'.repeat(178)}|\n${'|-'.repeat(178)}|\n`;
  const small = await renderMarkdown(`${wide}${'|b|\n'.repeat(20)}`);
  expect(small).toContain('<td>b</td>');
  const large = await renderMarkdown(`${wide}${'|b|\n'.repeat(340)}`);
  expect(large).not.toContain('<td');
  expect(large).toContain('|b|');
  expect(large.length).toBeLessThan(10_000);
});
