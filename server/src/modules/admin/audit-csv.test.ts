import { expect, test } from 'bun:test';

import { csvLine } from './audit-csv.ts';

test('cells with commas, quotation marks and line breaks are quoted', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', ''])).toBe('a,"b,c","d""e","f\ng",\r\n');
});

test('no cell begins like a formula', () => {
  expect(csvLine(['=1+1', '+49', '-1', '@sum', '\t=1', '\r=1', 'a=1'])).toBe(
    "'=1+1,'+49,'-1,'@sum,'\t=1,\"'\r=1\",a=1\r\n",
  );
});
