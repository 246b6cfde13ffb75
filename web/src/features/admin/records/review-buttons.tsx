import { Button } from '@mantine/core';

import { m } from '../../../language/messages.ts';
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
      <Button
        size="xs"
        aria-label={m.admin.records.approveNamed({ name })}
        loading={isApproving}
        onClick={onApprove}
      >
        {m.admin.records.approve}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={m.admin.records.rejectNamed({ name })}
        onClick={onReject}
      >
        {m.admin.records.reject}
      </Button>
    </RowActions>
  );
}
