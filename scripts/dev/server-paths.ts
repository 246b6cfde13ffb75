/** The addresses that the server answers by itself; all others are the web app's. The scripts of file pages are built ones. */
export const serverPaths =
  /^\/(?:api|f|t|v|p|oembed|delete|brand|legal|healthz|readyz|metrics|manifest\.webmanifest)(?:[/?]|$)|^\/assets\/(?:file-page|highlight)-[\w-]+\.js$/;
