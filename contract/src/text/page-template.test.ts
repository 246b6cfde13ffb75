import { expect, test } from 'bun:test';

import { fillTemplate, findUnknownVariable } from './page-template.ts';

const values = { filename: 'a{size}$&.png', size: '1 KB', type: 'PNG', date: 'today', views: '7' };

test('each variable gives way to its value, and a value is not a template', () => {
  const filled = fillTemplate('{filename}: {size}, {type}, {date}, {views} {views}', values);
  expect(filled).toBe('a{size}$&.png: 1 KB, PNG, today, 7 7');
});

test('braces around nothing that is a variable stay as they are', () => {
  expect(fillTemplate('{ {} } {Filename} {{size}}', values)).toBe('{ {} } {Filename} {1 KB}');
});

test('a variable that does not exist is named', () => {
  expect(findUnknownVariable('{filename} by {user}, {other}')).toBe('user');
  expect(findUnknownVariable('{constructor}')).toBe('constructor');
  expect(findUnknownVariable('{}')).toBe('');
  for (const template of ['', 'plain', '{filename}{views}', '} {']) {
    expect(findUnknownVariable(template)).toBeUndefined();
  }
});
