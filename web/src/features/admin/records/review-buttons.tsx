import { Button } from '@mantine/core';

import { RowActions } from './row-actions.tsx';

interface DecideButtonsProps {
  /** Who or what is decided about. */
  name: string;
  isApproving: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** What an administrator can do with somebody or something that waits for approval. */
export function DecideButtons({ name, isApproving, onApprove, onReject }: DecideButtonsProps) {
  return (
    <RowActions>
      <Button size="xs" aria-label={`Approve ${name}`} loading={isApproving} onClick={onApprove}>
        Approve
      </Button>
      <Button size="xs" variant="default" aria-label={`Reject ${name}`} onClick={onReject}>
        Reject
      </Button>
    </RowActions>
  );
}
