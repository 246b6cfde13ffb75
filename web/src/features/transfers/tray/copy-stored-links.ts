import { m } from '../../../language/messages.ts';
import { copyText } from '../../../ui/clipboard/copy-text.ts';
import { toastAction } from '../../../ui/feedback/toast-undo.tsx';
import { toastError, toastSuccess } from '../../../ui/feedback/toast.tsx';

/** Copies the links of files that have just been stored, one a line. A browser may refuse this without a press of a button. */
export async function copyStoredLinks(urls: readonly string[]): Promise<void> {
  const { copied, notCopied, copyLinks } = m.uploads.selection;
  const { length: count } = urls;
  const text = urls.join('\n');
  if (await copyText(text)) {
    toastSuccess(copied({ count }));
    return;
  }
  const copy = async () => {
    if (await copyText(text)) toastSuccess(copied({ count }));
    else toastError(notCopied({ count }));
  };
  const label = count === 1 ? m.uploads.details.copyUrl : copyLinks;
  toastAction(m.newUploads.copying.refused({ count }), label, () => void copy(), 'link');
}
