import { createHash } from 'node:crypto';

import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

const style = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:#0e0f12;
color:#e8e9ed;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:26rem;padding:2rem;background:#16181d;border:1px solid #2a2d35;border-radius:.75rem}
h1{margin:0 0 .5rem;font-size:1.25rem;line-height:1.3;overflow-wrap:anywhere}
p{margin:0 0 1.5rem;color:#a8acb8;overflow-wrap:anywhere}
p:last-child{margin-bottom:0}
button{width:100%;padding:.65rem 1rem;border:0;border-radius:.5rem;background:#e5484d;color:#fff;
font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#d13d42}
button:focus-visible{outline:2px solid #fff;outline-offset:2px}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; ` +
    "frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** A small page for visitors who are not users: no script, no name of the product. */
export async function page(status: number, title: string, content: Markup): Promise<Response> {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return new Response(String(await document), { status, headers: pageHeaders });
}
