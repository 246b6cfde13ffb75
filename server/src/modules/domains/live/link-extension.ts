import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { extensionOf } from '../../../lib/file-extension.ts';

// `uploads.link_extension` is the extension with which a link was created. Links older than the column, where it is
// null, show the extension of the file's name and work with any. Once such a file has been renamed, the column has the
// extension that its link keeps showing, after a mark which says that any other one works as well.
const anyMark = '*';

type Extended = Pick<UploadRow, 'link_extension' | 'original_name'>;

/** The extension that an upload's link shows, in lower case; empty without one. */
export function shownExtensionOf({ link_extension: own, original_name: name }: Extended): string {
  if (own === null) return extensionOf(name);
  return own.startsWith(anyMark) ? own.slice(anyMark.length) : own;
}

/** Whether a link to the upload may end in this extension. */
export const mayEndIn = ({ link_extension: own }: Extended, extension: string): boolean =>
  own === null || extension.toLowerCase() === own || own.startsWith(anyMark);

/** The column's value that keeps the upload's link unchanged when the file is renamed. */
export const frozenExtensionOf = (upload: Extended): string =>
  upload.link_extension ?? `${anyMark}${shownExtensionOf(upload)}`;
