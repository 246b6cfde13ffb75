import { expect, test } from 'bun:test';

import hljs from 'highlight.js/lib/common';

import { RunEmitter } from './scoped-runs.ts';

hljs.configure({ __emitter: RunEmitter });

function runsOf(text: string, language: string) {
  const result: Record<string, unknown> = { ...hljs.highlight(text, { language }) };
  expect(result['errorRaised']).toBeUndefined();
  const emitter = result['_emitter'];
  const runs = emitter instanceof RunEmitter ? emitter.runs : [];
  let at = 0;
  return runs.map(([length, scope]) => [text.slice(at, (at += length)), scope]);
}

test('the runs are the whole text, each with what it is', () => {
  expect(runsOf("const a = 'b'; // c", 'ts')).toEqual([
    ['const', 'keyword'],
    [' a = ', ''],
    ["'b'", 'string'],
    ['; ', ''],
    ['// c', 'comment'],
  ]);
});

test('code within code keeps its scopes, and markup in it stays text', () => {
  const text = '<p title="<b>">\n<script>let x = 1;</script>';
  const runs = runsOf(text, 'html');
  expect(runs.map(([piece]) => piece).join('')).toBe(text);
  expect(runs).toContainEqual(['let', 'keyword']);
  expect(runs).toContainEqual(['"<b>"', 'string']);
});
