/** The addresses that the server answers by itself; all others are the web app's. */
export const serverPaths = /^\/(?:api|f|t|delete|healthz|readyz|metrics)(?:[/?]|$)/;
