import { showDocs, showOpenApi } from '@perch/contract/settings';

import type { Serve } from './endpoint.ts';
import { jsonResponse } from './error-response.ts';
import { docsHeaders, renderDocs } from './openapi/docs-page.ts';
import { buildDocument } from './openapi/document.ts';
import type { ApiDocument } from './openapi/openapi-types.ts';

/** The OpenAPI document and its HTML page, both built on first use. */
export function openApiRoutes(serve: Serve, publicUrl: string) {
  let document: ApiDocument | undefined;
  const describe = () => (document ??= buildDocument());
  let page: Promise<string> | undefined;

  serve(showOpenApi, () => jsonResponse(describe(), 200));

  serve(showDocs, async () => {
    page ??= renderDocs(describe(), publicUrl);
    return new Response(await page, { headers: docsHeaders });
  });
}
