import { expect, test } from 'bun:test';

import { curlExample } from './curl-example.ts';

test('the command goes to this server and sends the file as it is expected', () => {
  expect(curlExample('https://files.example.org')).toBe(
    [
      'curl -X POST https://files.example.org/api/upload \\',
      '  -H "Authorization: Bearer YOUR_API_TOKEN" \\',
      '  -F "file=@picture.png"',
    ].join('\n'),
  );
});
