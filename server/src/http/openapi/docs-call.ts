import type { Access } from '@perch/contract/route';
import { html } from 'hono/html';

import { describeFields, describeType } from './describe-schema.ts';
import { codeSpans, type Markup } from './markup.ts';
import type { Operation, Schema } from './openapi-types.ts';
import { resolved, sampleOf } from './sample.ts';

export interface DocumentedCall {
  method: string;
  path: string;
  operation: Operation;
}

const accessNames: Record<Access, string> = {
  public: 'public',
  session: 'signed in',
  token: 'signed in, or default token',
  pending: 'signed in, even while waiting for approval',
  admin: 'administrators',
};

function accessOf({ 'x-access': access, 'x-scope': scope }: Operation): string {
  return scope ? `${accessNames[access]}, or token for ${scope}` : accessNames[access];
}

/** One call: summary, parameters, body, responses and an example. */
export function describeCall(
  call: DocumentedCall,
  schemas: Record<string, Schema>,
  origin: string,
): Markup {
  const { method, path, operation } = call;
  const { operationId, summary, description } = operation;
  return html`<section class="call" id="${operationId}">
    <h3>
      <span class="method ${method}">${method.toUpperCase()}</span>
      <a class="path" href="#${operationId}">${path}</a>
      <span class="access">${accessOf(operation)}</span>
    </h3>
    <p>${summary}${description ? html`. ${codeSpans(description)}` : ''}</p>
    ${describeParameters(operation)} ${describeBody(operation, schemas)}
    ${describeResponses(operation)}
    <details class="part">
      <summary>Example</summary>
      <pre><code>${curlOf(call, schemas, origin)}</code></pre>
      ${describeExample(operation)}
    </details>
  </section>`;
}

function describeParameters({ parameters = [] }: Operation): Markup | '' {
  if (parameters.length === 0) return '';
  return html`<h4>Parameters</h4>
    <ul class="fields">
      ${parameters.map(
        ({ name, in: place, required, schema, description = schema.description }) =>
          html`<li>
            <code>${name}</code>
            <span class="type">${describeType(schema)}, in the ${place}</span>
            ${required ? '' : html`<span class="optional">optional</span>`}
            ${description ? html`<span class="note">${description}</span>` : ''}
          </li>`,
      )}
    </ul>`;
}

function describeBody({ requestBody }: Operation, schemas: Record<string, Schema>): Markup | '' {
  if (!requestBody) return '';
  return html`${Object.entries(requestBody.content).map(
    ([type, { schema }]) =>
      html`<h4>Body, ${type}</h4>
        ${describeFields(resolved(schema, schemas))}`,
  )}`;
}

function describeResponses({ responses }: Operation): Markup {
  const success = Object.values(responses).find(({ content }) => content !== undefined);
  const fields = success?.content?.['application/json']?.schema;
  return html`<h4>Responses</h4>
    <ul class="statuses">
      ${Object.entries(responses)
        // The catch-all 4XX and 5XX entries are the same for every call.
        .filter(([status]) => !status.endsWith('XX'))
        .map(
          ([status, response]) =>
            html`<li><b>${status}</b> ${codeSpans(response.description)}</li>`,
        )}
    </ul>
    ${
      fields
        ? html`<details class="part">
            <summary>Response body</summary>
            ${describeFields(fields)}
          </details>`
        : ''
    }`;
}

function describeExample({ responses }: Operation): Markup | '' {
  const response = responses['200'] ?? responses['201'];
  const example = response?.content?.['application/json']?.example;
  if (example === undefined) return '';
  return html`<pre><code>${JSON.stringify(example, null, 2)}</code></pre>`;
}

function curlOf(
  { method, path, operation }: DocumentedCall,
  schemas: Record<string, Schema>,
  origin: string,
): string {
  const { parameters = [], requestBody } = operation;
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, { name, schema }) => {
      const value = name === 'id' ? 'kT7nW2pQx9LbVc4R' : String(sampleOf(schema, schemas, name));
      return url.replace(`{${name}}`, value);
    }, path);
  const parts = [`curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${origin}${filled}`];
  if (operation['x-access'] !== 'public') parts.push('-H "Authorization: Bearer $TOKEN"');
  if (requestBody?.content['multipart/form-data']) parts.push('-F file=@kingfisher.png');
  const json = requestBody?.content['application/json'];
  if (json) {
    parts.push("-H 'Content-Type: application/json'");
    parts.push(`-d '${JSON.stringify(json.example)}'`);
  }
  return parts.join(' \\\n  ');
}
