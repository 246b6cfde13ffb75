/** Marks the element of a file in the list, for the keys. */
export const uploadAttribute = (id: string) => ({ 'data-upload': id });

/** What a file's element has the focus by. */
export const linkOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('a[href]');

/** The focus goes to a file of the list or the album, where it is shown. */
export const focusFile = (id: string): void =>
  linkOf(document.querySelector(`:is([data-upload="${id}"], [data-member="${id}"])`))?.focus();
