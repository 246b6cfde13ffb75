import { Button } from '@mantine/core';

import { RowActions } from './row-actions.tsx';

interface ReviewButtonsProps {
  /** Who or what is decided about. */
  name: string;
  isApproving: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** What an administrator can do with somebody or something that waits for approval. */
export function ReviewButtons({ name, isApproving, onApprove, onReject }: ReviewButtonsProps) {
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
