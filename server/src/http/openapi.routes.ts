import { version } from '../version.ts';
import type { ServedApp } from './endpoint.ts';
import { jsonResponse } from './error-response.ts';

/** The contract as an OpenAPI document; it describes what is registered, so it comes last. */
export function openApiRoutes(app: ServedApp) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, or where it is enough an API token',
  });
  let document: unknown;
  app.get('/api/openapi.json', () => {
    document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Perch', version },
      servers: [{ url: '/' }],
    });
    return jsonResponse(document, 200);
  });
}
