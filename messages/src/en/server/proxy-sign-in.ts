/** Signing in by a proxy in front of the server: refusals. */
export const proxySignIn = {
  notThroughProxy: 'This request did not come through the proxy that signs users in.',
  noName: 'The proxy in front of this server did not send your username.',
  nameUnusable: 'The proxy in front of this server sent a username that cannot be used.',
  fromOtherSite: 'This sign-in was requested by another site. Please start on the sign-in page.',
};
