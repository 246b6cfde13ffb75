import { expect, test } from 'bun:test';

import { buildShareXConfig, shareXFileName } from './sharex-fallback.ts';

test('the configuration has exactly the fields that ShareX needs', () => {
  expect(buildShareXConfig('https://files.example.org', 'tOk-en_1')).toEqual({
    Version: '14.1.0',
    Name: 'Perch (files.example.org)',
    DestinationType: 'ImageUploader, TextUploader, FileUploader',
    RequestMethod: 'POST',
    RequestURL: 'https://files.example.org/api/upload',
    Headers: { Authorization: 'Bearer tOk-en_1' },
    Body: 'MultipartFormData',
    FileFormName: 'file',
    URL: '{json:file.url}',
    ThumbnailURL: '{json:file.thumbnailUrl}',
    DeletionURL: '{json:file.deletionUrl}',
    ErrorMessage: '{json:error}',
  });
});

test('the file is named after the host and can be saved on Windows', () => {
  expect(shareXFileName(buildShareXConfig('https://files.example.org/', 't'))).toBe(
    'files.example.org.sxcu',
  );
  expect(shareXFileName(buildShareXConfig('http://localhost:3000', 't'))).toBe(
    'localhost-3000.sxcu',
  );
});

test('for a domain, uploads name it, and so does the file', () => {
  const config = buildShareXConfig('https://files.example.org', 'tOk-en_1', 'wren.example');
  expect(config.Name).toBe('Perch (wren.example)');
  expect(config.Arguments).toEqual({ domain: 'wren.example' });
  expect(shareXFileName(config)).toBe('wren.example.sxcu');
});
