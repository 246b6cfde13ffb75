import { languageOfTitle, type PasteLanguageName } from '@perch/contract/uploads/paste-languages';

const interpreters: [RegExp, PasteLanguageName][] = [
  [/\bpython[\d.]*\b/, 'python'],
  [/\b(node|deno|bun)\b/, 'javascript'],
  [/\bperl\b/, 'perl'],
  [/\bruby\b/, 'ruby'],
  [/\bphp\b/, 'php'],
  [/\blua\b/, 'lua'],
  [/\bRscript\b/, 'r'],
  [/\b(ba|z|da|k)?sh\b/, 'bash'],
];

/** What the first line with a text in it begins with. */
const beginnings: [RegExp, PasteLanguageName][] = [
  [/^<\?php\b/, 'php'],
  [/^<\?xml\b/, 'xml'],
  [/^<!doctype html|^<html\b/i, 'html'],
  [/^<svg\b/, 'xml'],
  [/^(diff --git|--- a\/|Index: |@@ -\d)/, 'diff'],
  [/^#include\s*<\w+\.h>/, 'c'],
  [/^#include\s*[<"]/, 'cpp'],
  [/^package \w+$/, 'go'],
  [/^package [\w.]+;/, 'java'],
  [/^import java\./, 'java'],
  [/^using [\w.]+;/, 'csharp'],
  [/^(use [\w:]+(::|;)|fn main\()/, 'rust'],
  [/^(from [\w.]+ import |import \w+(\.\w+)*$|def \w+\(.*\):)/, 'python'],
  [/^import type |^(export )?(interface|type) \w+/, 'typescript'],
  [/^(import .+ from ['"]|const \w+ = |'use strict')/, 'javascript'],
  [/^(SELECT|INSERT INTO|CREATE TABLE|UPDATE|WITH \w+ AS)\b/i, 'sql'],
  [/^(query|mutation)\b.*\{/, 'graphql'],
  [/^\(module\b/, 'wasm'],
  [/^\$ \w+/, 'shell'],
  [/^---$/, 'yaml'],
  [/^(#{1,6} \S|```)/, 'markdown'],
];

const jsonLengthMax = 100_000;
const lineLengthMax = 200;

/** The language that a text seems to have: by its title's extension, its first line or as it is JSON. */
export function guessLanguage(title: string, content: string): PasteLanguageName | undefined {
  return languageOfTitle(title) ?? languageOfContent(content);
}

function languageOfContent(content: string): PasteLanguageName | undefined {
  const text = content.slice(0, jsonLengthMax).trimStart();
  const [line = ''] = text.slice(0, lineLengthMax).split('\n', 1);
  const first = line.trimEnd();
  if (first.startsWith('#!')) return find(interpreters, first);
  return isJson(content) ? 'json' : find(beginnings, first);
}

const find = (table: typeof beginnings, line: string) =>
  table.find(([form]) => form.test(line))?.[1];

function isJson(content: string): boolean {
  if (content.length > jsonLengthMax || !/^\s*[[{]/.test(content)) return false;
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}
