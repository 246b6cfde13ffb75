import { createHash } from 'node:crypto';

import { html, raw } from 'hono/html';

import { describeFields } from './describe-schema.ts';
import { describeCall, type DocumentedCall } from './docs-call.ts';
import { docsStyle } from './docs-style.ts';
import { codeSpans, type Markup } from './markup.ts';
import type { ApiDocument } from './openapi-types.ts';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');

/** The page loads nothing and runs no script. */
export const docsHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; ` +
    "form-action 'none'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Renders the OpenAPI document as HTML. `origin` is the server that the examples address. */
export async function renderDocs(document: ApiDocument, origin: string): Promise<string> {
  const { info, tags, components } = document;
  const groups = tags.map((tag) => ({ ...tag, calls: callsOf(document, tag.name) }));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${docsStyle}</style>`)}
      </head>
      <body>
        <div class="layout">
          <nav aria-label="Calls">${contentsOf(groups)}</nav>
          <main>
            <h1>${info.title} API <small>${info.version}</small></h1>
            <p class="lead">${codeSpans(info.description)}</p>
            <p class="lead">
              For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1)
            </p>
            ${groups.map(
              ({ name, description, calls }) =>
                html`<h2 id="${name}">${name}</h2>
                  <p class="tag-lead">${description}</p>
                  ${calls.map((call) => describeCall(call, components.schemas, origin))}`,
            )}
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<section class="call" id="schema-${name}">
                  <h3>${name}</h3>
                  ${schema.description ? html`<p>${codeSpans(schema.description)}</p>` : ''}
                  ${describeFields(schema)}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html>`;
  return String(await page);
}

function contentsOf(groups: { name: string; calls: DocumentedCall[] }[]): Markup {
  return html`<input type="checkbox" id="menu" /><label for="menu">All calls</label>
    <div class="contents">
      ${groups.map(
        ({ name, calls }) =>
          html`<h2><a href="#${name}">${name}</a></h2>
            <ul>
              ${calls.map(
                ({ operation }) =>
                  html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
              )}
            </ul>`,
      )}
      <h2><a href="#schemas">Schemas</a></h2>
    </div>`;
}

function callsOf(document: ApiDocument, tag: string): DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}
