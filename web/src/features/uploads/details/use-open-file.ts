import type { Upload } from '@perch/contract/uploads';
import { useQuery } from '@tanstack/react-query';

import { uploadQuery } from '../../../api/queries.ts';
import { useDialogShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { neighboursOf } from '../list/neighbours.ts';
import type { OpenFileProps } from './file-props.ts';

/**
 * An open file, as the list has it until it is loaded, and the files around it, to which the arrows lead that point along
 * the line.
 */
export function useOpenFile({
  id,
  uploads,
  count,
  onStep,
}: Pick<OpenFileProps, 'id' | 'uploads' | 'count' | 'onStep'>) {
  const neighbours = neighboursOf(uploads, id, count);
  const listed = uploads[neighbours.place - 1];
  const { data: upload, error } = useQuery({ ...uploadQuery(id), placeholderData: () => listed });
  const step = (target: Upload | undefined) => target && onStep(target._id);
  const toPrevious = () => step(neighbours.previous);
  const toNext = () => step(neighbours.next);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  useDialogShortcut('ArrowRight', isRightToLeft ? toPrevious : toNext);
  useDialogShortcut('ArrowLeft', isRightToLeft ? toNext : toPrevious);
  return { upload, error, neighbours, toPrevious, toNext };
}
