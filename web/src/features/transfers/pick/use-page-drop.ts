import { useEffect, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { toastError } from '../../../ui/feedback/toast.tsx';
import { isDialogOpen } from '../../../ui/keyboard/use-shortcut.ts';
import { filesFromDrop, namePastedFiles } from './dropped-files.ts';

/**
 * Handles files dropped or pasted anywhere on the page, and texts pasted outside of fields and dialogs; true while
 * files are dragged over it.
 */
export function usePageDrop(
  onFiles: (files: File[]) => void,
  onText: (text: string) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = <K extends keyof WindowEventMap>(
      name: K,
      handle: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(name, handle, { signal: listening.signal });

    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Without this the browser would open the file instead.
      event.preventDefault();
      setIsOver(true);
    };
    listen('dragenter', over);
    listen('dragover', over);
    listen('dragleave', (event) => {
      // `relatedTarget` is null only when the pointer leaves the page.
      if (event.relatedTarget === null) setIsOver(false);
    });
    listen('drop', (event) => {
      setIsOver(false);
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      void filesFromDrop(event.dataTransfer).then(
        (files) => (files.length > 0 ? onFiles(files) : toastError(m.uploads.pick.nothingDropped)),
        () => toastError(m.uploads.pick.chooseAgain, m.uploads.pick.unreadable),
      );
    });
    listen('paste', (event) => {
      const { clipboardData } = event;
      if (!clipboardData || isTextPasted(event)) return;
      if (hasFiles(clipboardData)) {
        onFiles(namePastedFiles(clipboardData.files, new Date()));
        return;
      }
      const text = clipboardData.getData('text/plain');
      if (text === '' || isInField(event) || isDialogOpen()) return;
      event.preventDefault();
      onText(text);
    });
    return () => listening.abort();
  }, [onFiles, onText]);
  return isOver;
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}

/** Some programs copy an image of a text along with it; a text field takes the text. */
const isTextPasted = (event: ClipboardEvent) =>
  isInField(event) && (event.clipboardData?.types.includes('text/plain') ?? false);

const isInField = ({ target }: ClipboardEvent) =>
  target instanceof Element && target.closest('input:not([type=file]), textarea') !== null;
