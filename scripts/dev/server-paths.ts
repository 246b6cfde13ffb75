/** The addresses that the server answers by itself; all others are the web app's, or the tool's that builds it. The scripts of file pages are built ones. */
export const serverPaths =
  /^\/(?:api|f|t|v|a|p|z|to|drop|oembed|delete|brand|legal|healthz|readyz|metrics|manifest\.webmanifest|robots\.txt|@(?!vite|react-refresh|id|fs)[^/]+)(?:[/?]|$)|^\/assets\/(?:file-page|album-page|drop-page|highlight)-[\w-]+\.js$/;
