import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Neighbours } from '../list/neighbours.ts';

export interface StepProps {
  neighbours: Neighbours;
  /** Shows this file instead. */
  onStep: (id: string) => void;
}

const Icons = { previous: IconChevronLeft, next: IconChevronRight };

/** Leads to a file next to this one in the list; nothing where the file is not in it. */
export function StepButton({ to, neighbours, onStep }: StepProps & { to: 'previous' | 'next' }) {
  if (neighbours.place === 0) return null;
  const target = neighbours[to];
  const Icon = Icons[to];
  return (
    <IconButton
      label={m.fileDetails[to]}
      icon={<Icon size="1.25rem" />}
      isDisabled={!target}
      onClick={() => target && onStep(target._id)}
    />
  );
}
