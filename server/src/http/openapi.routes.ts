import { showDocs, showOpenApi } from '@perch/contract/settings';

import type { Config } from '../config/config.ts';
import type { Serve } from './endpoint.ts';
import { jsonResponseTo } from './error-response.ts';
import { docsHeaders, renderDocs } from './openapi/docs-page.ts';
import { buildDocument } from './openapi/document.ts';
import type { ApiDocument } from './openapi/openapi-types.ts';

/** The OpenAPI document and its HTML page, both built on first use. */
export function openApiRoutes(serve: Serve, config: Pick<Config, 'publicUrl'>) {
  let document: ApiDocument | undefined;
  const describe = () => (document ??= buildDocument());
  let page: { publicUrl: string; text: Promise<string> } | undefined;

  serve(showOpenApi, ({ request }) => jsonResponseTo(request, describe(), 200));

  serve(showDocs, async () => {
    const { publicUrl } = config;
    if (page?.publicUrl !== publicUrl) {
      page = { publicUrl, text: renderDocs(describe(), publicUrl) };
    }
    return new Response(await page.text, { headers: docsHeaders });
  });
}
