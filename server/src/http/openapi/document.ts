import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { routes } from '@perch/contract/api';
import { errorStatuses } from '@perch/contract/errors';

import { version } from '../../lib/version.ts';
import { failuresOf } from './failures.ts';
import type { ApiDocument, Operation, Schema } from './openapi-types.ts';
import { sampleOf } from './sample.ts';

const tags = [
  { name: 'Accounts', description: 'Registering, signing in, your own account and its sessions' },
  { name: 'Tokens', description: 'Tokens for programs, and upload profiles' },
  { name: 'Uploads', description: 'Your files and their links' },
  { name: 'Albums', description: 'Your files in an order, on one page' },
  { name: 'Tags', description: 'Tags of your files, and saved filters' },
  { name: 'Links', description: 'Short links to other URLs' },
  { name: 'Requests', description: 'File requests, and sending files to them' },
  { name: 'Clients', description: 'Configurations for ShareX and other upload clients' },
  { name: 'Domains', description: 'Your own domains for links' },
  { name: 'Administration', description: 'For administrators: people, all files, all domains' },
  { name: 'Public', description: 'Public links' },
  { name: 'Service', description: 'The server itself' },
];

const description = `Every failing call answers \`{"success":false,"error":"<one sentence>","code":"<code>"}\`;
programs should rely on \`code\`. Send tokens as \`Authorization: Bearer <token>\`: the session token of a sign-in or, where
a call says so, the default token of the account, or one of your tokens with the scope of the call.`;

/** Builds the OpenAPI document of all routes of the contract and adds examples, access and errors to each call. */
export function buildDocument(): ApiDocument {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, or where it is enough an API token',
  });
  for (const route of routes satisfies readonly RouteConfig[]) {
    app.openAPIRegistry.registerPath(route);
  }
  const info = { title: 'Perch', version, description };
  const registered = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags,
  });
  const document: ApiDocument = JSON.parse(JSON.stringify(registered));
  const { schemas } = document.components;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      complete(operation, method, path, schemas);
    }
  }
  if (schemas['Error']) schemas['Error'].description = describeCodes();
  return document;
}

function complete(
  operation: Operation,
  method: string,
  path: string,
  schemas: Record<string, Schema>,
): void {
  operation.operationId = nameOf(method, path);
  operation['x-access'] = operation.access ?? 'public';
  delete operation.access;
  if (operation.scope) operation['x-scope'] = operation.scope;
  delete operation.scope;
  delete operation.isUncounted;
  operation.responses = { ...failuresOf(operation), ...operation.responses };
  delete operation.bodyBytesMax;
  delete operation.namedBytesMax;
  delete operation.openBefore;
  if (method === 'head') leaveOutBodies(operation);
  const contents = [operation.requestBody, ...Object.values(operation.responses)];
  for (const content of contents) {
    const media = content?.content?.['application/json'];
    if (media) media.example ??= sampleOf(media.schema, schemas);
  }
  offerPlainText(operation);
}

/** A response to HEAD has the status and headers of the GET, and no body. */
function leaveOutBodies(operation: Operation): void {
  for (const response of Object.values(operation.responses)) {
    if (!response.content) continue;
    delete response.content;
    response.description += '; without a body, as HEAD has none';
  }
}

function offerPlainText(operation: Operation): void {
  const { 'x-plain-text': text, responses } = operation;
  if (!text) return;
  delete operation['x-plain-text'];
  for (const [status, { content }] of Object.entries(responses)) {
    if (!content) continue;
    const words = status.startsWith('2') ? text.answer : text.failure;
    content['text/plain'] = { schema: { type: 'string', description: words } };
  }
}

/** `putAuthUsersId` for PUT /api/auth/users/{id}. */
function nameOf(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').match(/[A-Za-z]+/g) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function describeCodes(): string {
  const byCode = Object.entries(errorStatuses).map(([code, status]) => `\`${code}\` ${status}`);
  return `The response of every failing call. The codes and their statuses: ${byCode.join(', ')}.`;
}
