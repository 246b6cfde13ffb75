import { showDocs, showOpenApi } from '@perch/contract/settings';

import type { Serve, ServedApp } from './endpoint.ts';
import { jsonResponse } from './error-response.ts';
import { docsHeaders, renderDocs } from './openapi/docs-page.ts';
import { buildDocument } from './openapi/document.ts';
import type { ApiDocument } from './openapi/openapi-types.ts';

/** The OpenAPI document and its HTML page, both built on first use from all routes registered by then. */
export function openApiRoutes(app: ServedApp, serve: Serve, publicUrl: string) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, or where it is enough an API token',
  });
  let document: ApiDocument | undefined;
  const describe = () => (document ??= buildDocument(app));
  let page: Promise<string> | undefined;

  serve(showOpenApi, () => jsonResponse(describe(), 200));

  serve(showDocs, async () => {
    page ??= renderDocs(describe(), publicUrl);
    return new Response(await page, { headers: docsHeaders });
  });
}
