/** Signing in by a proxy in front of the server: refusals. */
export const proxySignIn = {
  notThroughProxy: 'This sign-in does not come through the proxy that signs people in here.',
  noName: 'The proxy in front of this server does not say who you are.',
  nameUnusable: 'The proxy in front of this server sends a name that cannot be used.',
  fromOtherSite: 'Another site asked for this sign-in. Please begin on the sign-in page.',
};
