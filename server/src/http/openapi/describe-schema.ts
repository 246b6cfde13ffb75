import { html } from 'hono/html';

import type { Markup } from './markup.ts';
import type { Schema } from './openapi-types.ts';

const refName = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? '';

/** A schema's fields as a list that links to referenced schemas instead of repeating them. */
export function describeFields(schema: Schema): Markup {
  const [only] = schema.allOf ?? [];
  if (only && !schema.properties) return describeFields(only);
  if (!schema.properties) return html`<p class="type">${describeType(schema)}</p>`;
  const required = new Set(schema.required);
  return html`<ul class="fields">
    ${Object.entries(schema.properties).map(([name, field]) => {
      const inner = field.type === 'array' && field.items ? field.items : field;
      return html`<li>
        <code>${name}</code> <span class="type">${describeType(field)}</span>
        ${required.has(name) ? '' : html`<span class="optional">optional</span>`}
        ${field.description ? html`<span class="note">${field.description}</span>` : ''}
        ${inner.properties ? describeFields(inner) : ''}
      </li>`;
    })}
  </ul>`;
}

/** A type in a few words, such as `string, 1–64 characters`. */
export function describeType(schema: Schema): Markup {
  if (schema.$ref) {
    const name = refName(schema);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const [onlyOne] = schema.allOf ?? [];
  if (onlyOne) return describeType(onlyOne);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) {
    return html`${variants.map(
      (variant, index) => html`${index > 0 ? ' or ' : ''}${describeType(variant)}`,
    )}`;
  }
  if (schema.items) return html`list of ${describeType(schema.items)}`;
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`;
  return html`${[[schema.type ?? 'anything'].flat().join(' or '), ...boundsOf(schema)].join(', ')}`;
}

function boundsOf(schema: Schema): string[] {
  const { format, minLength, maxLength, minimum, maximum } = schema;
  const isSafeMaximum = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const isSafeMinimum = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER;
  return [
    ...(format ? [format] : []),
    ...(maxLength === undefined ? [] : [`${minLength ?? 0}–${maxLength} characters`]),
    ...(isSafeMinimum && isSafeMaximum ? [`${minimum}–${maximum}`] : []),
    ...(isSafeMinimum && !isSafeMaximum ? [`at least ${minimum}`] : []),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}
