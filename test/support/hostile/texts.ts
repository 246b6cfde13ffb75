import { latin1, times } from './binary.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

const zalgo =
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034d';
const family = '👩‍👩‍👧‍👦';
const mb = 1024 ** 2;

export const hostileTexts = (): HostileFile[] =>
  filesOf([
    ['one line of 8 MB', 'txt', Buffer.alloc(8 * mb, 'a'), 'picture'],
    ['one word of 8 MB in another script', 'txt', '語'.repeat(2 * mb), 'picture'],
    ['letters with 20 accents each', 'txt', zalgo.repeat(2000), 'picture'],
    ['accents alone', 'txt', '\u0301'.repeat(100_000), 'picture'],
    ['a letter with 100 000 accents', 'txt', `a${'\u0323'.repeat(100_000)}`, 'picture'],
    [
      'turned to the left and back',
      'txt',
      '\u202e\u202d\u2066\u2067\u2068\u202c'.repeat(20_000),
      'picture',
    ],
    [
      'written to the left',
      'txt',
      'שלום עולם \u202eevil.exe\u202c مرحبا\n'.repeat(1000),
      'picture',
    ],
    ['zeros under a text’s name', 'txt', Buffer.alloc(10_000), 'icon'],
    ['a zero in the middle', 'txt', 'text\0text', 'icon'],
    ['a zero behind what is looked at', 'txt', `${'text\n'.repeat(1000)}\0\0`, 'picture'],
    ['bytes that are no UTF-8', 'txt', Buffer.alloc(10_000, 0xff), 'picture'],
    ['half of a character at the end of what is read', 'txt', `a${'é'.repeat(8192)}`, 'picture'],
    [
      'UTF-16 with a mark',
      'txt',
      Buffer.from('\ufeffText \ud83d\ude00'.repeat(100), 'utf16le'),
      'picture',
    ],
    [
      'halves of pairs in UTF-16',
      'txt',
      Buffer.concat([latin1('\xff\xfe'), times(5000, latin1('\x00\xd8'))]),
    ],
    ['a mark and nothing else', 'txt', '\ufeff', 'picture'],
    ['100 000 lines of nothing', 'txt', '\n'.repeat(100_000), 'picture'],
    ['100 000 returns', 'txt', '\r'.repeat(100_000), 'picture'],
    ['100 000 tabs', 'txt', '\t'.repeat(100_000), 'picture'],
    ['families', 'txt', family.repeat(5000), 'picture'],
    ['a family of 10 000', 'txt', `👩${'‍👧'.repeat(10_000)}`, 'picture'],
    ['flags without end', 'txt', '🇩'.repeat(20_001), 'picture'],
    [
      'spaces of all kinds',
      'txt',
      '\u00a0\u2003\u200b\u3000\u2028\u2029\u00ad\ufeff'.repeat(5000),
      'picture',
    ],
    ['characters of no meaning', 'txt', '\u{10ffff}\ue000\ufffe\uffff'.repeat(2000), 'picture'],
    ['the longest ligature', 'txt', '\ufdfd\u{1242b}\ua9c5'.repeat(2000), 'picture'],
    ['a script of joined letters', 'txt', 'क्ष्म्य्र्'.repeat(3000), 'picture'],
    ['a script of stacks', 'txt', 'ཧཱུྃ'.repeat(3000), 'picture'],
    ['codes of terminals', 'log', '\x1b]0;owned\x07\x1b[2J'.repeat(50)],
    [
      'a page',
      'html',
      '<script>document.location="http://127.0.0.1:1/"</script>'.repeat(100),
      'picture',
    ],
    ['markdown 10 000 deep', 'md', `${'> '.repeat(10_000)}a`, 'picture'],
    ['JSON 100 000 deep', 'json', '['.repeat(100_000), 'picture'],
    ['a table of 100 000 columns', 'csv', ','.repeat(100_000), 'picture'],
    [
      'entities that multiply',
      'xml',
      '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><a>&b;</a>',
      'picture',
    ],
    ['a label of 200 letters', `a.${'t'.repeat(200)}`, 'text', 'picture'],
    ['a label that is markup', 'a.<b>&"', 'text', 'picture'],
    ['a name of accents', `${'a\u0323\u0301'.repeat(60)}.bin`, Buffer.from([0, 1, 2])],
    ['a name of families', `${family.repeat(12)}.bin`, Buffer.from([0, 1, 2])],
    ['a name that is turned', 'photo\u202egnp.exe', Buffer.from([0, 1, 2])],
  ]);
