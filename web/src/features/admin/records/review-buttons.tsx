import { Button } from '@mantine/core';

import { RowActions } from './row-actions.tsx';

interface ReviewButtonsProps {
  /** The name of the user or domain under review. */
  name: string;
  isApproving: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** Approve and reject, for a pending user or domain. */
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
