import { describe, expect, test } from 'bun:test';

import { OpenAPIHono, z } from '@hono/zod-openapi';

import { optionFields, optionFormFields, optionSchemas } from './option-schemas.ts';
import { jsonOfText, textOfJson, uploadOptionNames, uploadOptions } from './options.ts';

test.each(uploadOptionNames)('the example of %s is a value, as JSON and as a text', (name) => {
  const text = String(uploadOptions[name].example);
  const json = optionSchemas[name].parse(jsonOfText(name, text));
  expect(json).not.toBeNull();
  expect(textOfJson(name, json)).toBe(text);
});

test.each(uploadOptionNames)('null takes %s away only where the table says so', (name) => {
  expect(optionSchemas[name].safeParse(null).success).toBe(uploadOptions[name].isClearable);
});

test('null is a choice in the texts of ends and counts, and of others nothing', () => {
  expect(textOfJson('expires', null)).toBe('never');
  expect(textOfJson('maxDownloads', null)).toBe('none');
  expect(textOfJson('slug', null)).toBe('');
});

test('a text that cannot be a value stays one, which the schema refuses', () => {
  for (const [name, text] of [
    ['maxDownloads', '05'],
    ['maxDownloads', '1e3'],
    ['burn', 'yes'],
    ['link', 'page'],
    ['slug', 'a b'],
    ['password', ''],
    ['album', ' '],
  ] as const) {
    expect(jsonOfText(name, text)).toBe(text);
    expect([name, optionSchemas[name].safeParse(text).success]).toEqual([name, false]);
  }
});

describe('the OpenAPI document', () => {
  const app = new OpenAPIHono();
  app.openAPIRegistry.register('Json', z.object(optionFields));
  app.openAPIRegistry.register('Form', z.object(optionFormFields));
  app.openAPIRegistry.register('Schemas', z.object(optionSchemas));
  const info = { title: 'Options', version: '1' };
  const { components } = app.getOpenAPI31Document({ openapi: '3.1.0', info });
  const Described = z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    anyOf: z.array(z.looseObject({ type: z.string() })).optional(),
  });
  const Document = z.object({ properties: z.record(z.string(), Described) });
  const described = (schema: string) => Document.parse(components?.schemas?.[schema]).properties;
  const typesOf = ({ type = [], anyOf = [] }: z.infer<typeof Described>) =>
    [type, anyOf.map((each) => each.type)].flat(2).toSorted();

  test.each(uploadOptionNames)('has the types of %s that its schema has', (name) => {
    const [json, form, schema] = ['Json', 'Form', 'Schemas'].map((each) => described(each)[name]);
    expect(json && typesOf(json)).toEqual(schema && typesOf(schema));
    const ofForm = uploadOptions[name].kind === 'names' ? ['string'] : schema && typesOf(schema);
    expect(form && typesOf(form)).toEqual(ofForm?.filter((type) => type !== 'null'));
  });

  test('has limits beyond which the schemas refuse', () => {
    const accepts = (name: 'maxDownloads' | 'password' | 'tags', value: unknown) =>
      optionSchemas[name].safeParse(value).success;
    const [count] = described('Form')['maxDownloads']?.anyOf ?? [];
    expect(count).toMatchObject({ minimum: 1, maximum: 1_000_000 });
    expect([0, 1, 1_000_000, 1_000_001].map((value) => accepts('maxDownloads', value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(described('Form')['password']).toMatchObject({ minLength: 1, maxLength: 256 });
    expect([0, 1, 256, 257].map((length) => accepts('password', '🐦'.repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
