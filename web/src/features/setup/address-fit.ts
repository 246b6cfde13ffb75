const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const isLocal = (origin: string) => loopback.test(new URL(origin).hostname);

/**
 * How the address of links suits: it leads to this machine only, the page that is open has another one, or neither.
 * `origin` is the page's.
 */
export function addressFit(publicUrl: string, origin: string): 'local' | 'differs' | 'fits' {
  if (isLocal(publicUrl) && isLocal(origin)) return 'local';
  return publicUrl === origin ? 'fits' : 'differs';
}
