import { expect, test } from 'bun:test';

import { indent } from './indent.ts';

/** The text with `[` and `]` around its selection, before and after the key. */
function pressed(text: string): string {
  const [start, end] = [text.indexOf('['), text.indexOf(']') - 1];
  const content = text.replace('[', '').replace(']', '');
  const { from, to, text: put, selectionStart, selectionEnd } = indent(content, start, end);
  const after = content.slice(0, from) + put + content.slice(to);
  return `${after.slice(0, selectionStart)}[${after.slice(selectionStart, selectionEnd)}]${after.slice(selectionEnd)}`;
}

test('within a line a tab takes the place of the selection', () => {
  expect(pressed('a[]b')).toBe('a\t[]b');
  expect(pressed('a[b]c')).toBe('a\t[]c');
  expect(pressed('[]')).toBe('\t[]');
});

test('several lines are indented, and stay selected', () => {
  expect(pressed('x\na[b\nc]d\ny')).toBe('x\n[\tab\n\tc]d\ny');
  expect(pressed('[a\n\nb]')).toBe('[\ta\n\n\tb]');
  expect(pressed('[a\n]b')).toBe('[\ta\n]b');
});
