import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Neighbours } from '../list/neighbours.ts';

export interface StepProps {
  neighbours: Neighbours;
  /** Shows this file instead. */
  onStep: (id: string) => void;
}

/** Go to the previous and the next file of the list; nothing where the file is not in it. */
export function StepButtons({ neighbours: { previous, next, place }, onStep }: StepProps) {
  if (place === 0) return null;
  return (
    <>
      <IconButton
        label={m.fileDetails.previous}
        icon={<IconChevronLeft size="1.25rem" />}
        isDisabled={!previous}
        onClick={() => previous && onStep(previous._id)}
      />
      <IconButton
        label={m.fileDetails.next}
        icon={<IconChevronRight size="1.25rem" />}
        isDisabled={!next}
        onClick={() => next && onStep(next._id)}
      />
    </>
  );
}
