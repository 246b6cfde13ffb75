import { Button } from '@mantine/core';

import { m } from '../../../language/messages.ts';

import classes from '../selection/selection-bar.module.css';

interface MatchingOfferProps {
  /** How many match; undefined while that is not known. */
  count: number | undefined;
  onChoose: () => void;
}

/** Beside all that are loaded: selects those of the list that are not. */
export function MatchingOffer({ count, onChoose }: MatchingOfferProps) {
  const { select, selectUncounted } = m.matching;
  return (
    <Button className={classes.offer ?? ''} variant="subtle" size="compact-sm" onClick={onChoose}>
      {count === undefined ? selectUncounted : select({ count })}
    </Button>
  );
}
