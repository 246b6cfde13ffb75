import { afterAll, expect, test } from 'bun:test';
import { setImmediate } from 'node:timers/promises';

import { outcomeOf } from '../../../../test/support/wait.ts';
import { createMarkdownTexts } from './markdown-texts.ts';

const texts = createMarkdownTexts();
afterAll(() => texts.close());
const render = (text: string, key = text) =>
  texts.render({ key, read: () => text, linkify: false, address: '192.0.2.1' });

test('a text is rendered beside the event loop, which goes on', async () => {
  await render('# warm');
  let rounds = 0;
  const timer = setInterval(() => (rounds += 1), 1);
  const markup = await render('- *a* `b` [c](https://example.org/)\n'.repeat(2500));
  clearInterval(timer);
  expect(markup).toStartWith('<ul>\n<li><em>a</em> <code>b</code> <a rel="nofollow');
  expect(rounds).toBeGreaterThan(10);
});

test('equal texts are rendered once, and others in their turn', async () => {
  let reads = 0;
  const read = () => {
    reads += 1;
    return '*a*';
  };
  const asked = { key: 'same', read, linkify: false, address: '192.0.2.1' };
  const all = [texts.render(asked), texts.render(asked), render('**b**'), texts.render(asked)];
  expect(await Promise.all(all)).toEqual([
    '<p><em>a</em></p>\n',
    '<p><em>a</em></p>\n',
    '<p><strong>b</strong></p>\n',
    '<p><em>a</em></p>\n',
  ]);
  expect(reads).toBe(1);
});

test('a text with too much markup is not rendered, and the next one is', async () => {
  expect(await render('&lt;'.repeat(200_000))).toBeUndefined();
  expect(await render('*c*')).toBe('<p><em>c</em></p>\n');
});

test('after the end of the thread the next text starts another', async () => {
  expect(await render('*d*')).toBe('<p><em>d</em></p>\n');
  texts.close();
  expect(await render('*e*')).toBe('<p><em>e</em></p>\n');
});

test('a text that cannot be read fails, and the next one is rendered', async () => {
  const read = () => Promise.reject(new Error('lost'));
  const asked = { key: 'lost', read, linkify: false, address: '192.0.2.1' };
  expect(await outcomeOf(texts.render(asked))).toThrow('lost');
  expect(await render('*f*')).toBe('<p><em>f</em></p>\n');
});

test('a text that is being rendered when the server stops is refused at once', async () => {
  await render('*warm again*');
  const outcome = render('- *a*\n'.repeat(5000)).catch((error: unknown) => error);
  // Its turn has begun: the thread has been asked.
  await setImmediate();
  await setImmediate();
  texts.close();
  expect(await outcome).toMatchObject({ code: 'busy' });
  expect(await render('*g*')).toBe('<p><em>g</em></p>\n');
});
