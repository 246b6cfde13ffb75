import { expect, test } from 'bun:test';

import type { PasteLanguageName } from '@perch/contract/uploads/paste-languages';

import { guessLanguage } from './guess-language.ts';

test('the title’s extension comes before the text', () => {
  expect(guessLanguage('main.rs', '#!/usr/bin/env python3')).toBe('rust');
  expect(guessLanguage('notes', '#!/usr/bin/env python3')).toBe('python');
});

test.each<[string, PasteLanguageName]>([
  ['#!/bin/sh\nls', 'bash'],
  ['#!/usr/bin/env node', 'javascript'],
  ['\n\n  <!DOCTYPE html>', 'html'],
  ['<?php echo 1;', 'php'],
  ['{"a": [1]}\n', 'json'],
  ['diff --git a/x b/x', 'diff'],
  ['# Heading\n\ntext', 'markdown'],
  ['SELECT 1;', 'sql'],
  ['from os import path', 'python'],
  ['package main\n', 'go'],
  ['#include <stdio.h>', 'c'],
  ['#include <vector>', 'cpp'],
])('%s', (content, language) => {
  expect(guessLanguage('', content)).toBe(language);
});

test.each(['', 'Hello there,', '{ not json', '#!', `${' '.repeat(200_000)}{}`, '#hashtag'])(
  'of other texts there is no guess',
  (content) => {
    expect(guessLanguage('', content)).toBeUndefined();
  },
);
