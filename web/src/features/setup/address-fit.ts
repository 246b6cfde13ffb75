const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const isLocal = (origin: string) => loopback.test(new URL(origin).hostname);

/**
 * Compares the address of links with the origin of the open page: `local` addresses work on this machine only, and
 * `differs` if the page has another one.
 */
export function addressFit(publicUrl: string, origin: string): 'local' | 'differs' | 'fits' {
  if (isLocal(publicUrl) && isLocal(origin)) return 'local';
  return publicUrl === origin ? 'fits' : 'differs';
}
