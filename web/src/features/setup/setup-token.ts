/** The secret of a set-up link, whatever address the link begins with; undefined where there is none. */
export const setupTokenIn = (link: string): string | undefined =>
  /(?:^|[#?&\s])setup=([\w-]+)/.exec(link)?.[1];
