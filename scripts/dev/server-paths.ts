/** The paths that the server answers; all others belong to the web app or to Vite. The scripts of file pages are built ones. */
export const serverPaths =
  /^\/(?:api|f|t|v|a|p|i|z|to|drop|oembed|delete|brand|legal|healthz|readyz|metrics|manifest\.webmanifest|robots\.txt|@(?!vite|react-refresh|id|fs)[^/]+)(?:[/?]|$)|^\/assets\/(?:(?:file-page|album-page|drop-page|password-page|highlight)-[\w-]+\.js|inter-[\w-]+\.woff2)$/;
