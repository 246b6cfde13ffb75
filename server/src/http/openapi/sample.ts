import type { Schema } from './openapi-types.ts';

// Realistic values by field name; other fields get a value of their type.
const byName: Record<string, unknown> = {
  _id: 'kT7nW2pQx9LbVc4R',
  address: '203.0.113.7',
  confirmPassword: 'correct horse',
  createdAt: '2026-05-04T09:30:00.000Z',
  currentPassword: 'correct horse',
  deletionUrl: 'https://files.example.org/delete/b7XqPz3LmN/…',
  domain: 'files.example.org',
  email: 'ann@example.org',
  error: 'There is nothing with this id.',
  code: 'not_found',
  expiresAt: '2026-06-03T09:30:00.000Z',
  fileId: 'b7XqPz3LmN',
  appSlug: 'b7XqPz3LmN',
  humanSize: '470.81 KB',
  lastUsedAt: '2026-05-04T10:12:00.000Z',
  message: 'Done.',
  mimeType: 'image/png',
  name: 'kingfisher.png',
  newPassword: 'battery staple',
  originalName: 'kingfisher.png',
  password: 'correct horse',
  publicUrl: 'https://files.example.org/f/b7XqPz3LmN.png',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  size: 482_113,
  thumbnailUrl: 'https://files.example.org/t/b7XqPz3LmN',
  token: 'yGkq3fP0…',
  url: 'https://files.example.org/f/b7XqPz3LmN.png',
  userAgent: 'Mozilla/5.0',
  username: 'ann',
};

type Schemas = Record<string, Schema>;

/** Follows a `$ref`; returns other schemas unchanged. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? schema);
}

/** An example value of a schema. */
export function sampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
  const actual = resolved(schema, schemas);
  const { example, enum: values, anyOf, oneOf, allOf, items, properties } = actual;
  if (example !== undefined) return example;
  if (values) return values[0];
  if (actual.default !== undefined) return actual.default;
  const [variant] = anyOf ?? oneOf ?? [];
  if (variant) return sampleOf(variant, schemas, name);
  if (allOf) {
    const [first, ...rest] = allOf.map((part) => sampleOf(part, schemas, name));
    return rest.length === 0 ? first : Object.assign({}, first, ...rest);
  }
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, sampleOf(value, schemas, key)]),
    );
  }
  if (items) return [sampleOf(items, schemas, name)];
  return name in byName ? byName[name] : sampleOfType(actual);
}

function sampleOfType({ type, format, minimum = 0 }: Schema): unknown {
  const [first = 'string'] = [type ?? []].flat();
  if (first === 'integer' || first === 'number') return minimum;
  if (first === 'boolean') return true;
  if (first === 'array') return [];
  if (first === 'object') return {};
  if (first === 'null') return null;
  return format === 'date-time' ? '2026-05-04T09:30:00.000Z' : 'text';
}
