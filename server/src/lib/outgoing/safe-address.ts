const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is https, or http on this machine: nothing on the network can read or change it. */
export function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}
