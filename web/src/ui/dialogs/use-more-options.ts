import { useState } from 'react';

/** Whether the rarely used fields are open; they open by themselves where one of them `hasProblem`. */
export function useMoreOptions(hasProblem: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const [shownProblem, setShownProblem] = useState(false);
  if (hasProblem !== shownProblem) {
    setShownProblem(hasProblem);
    // They stay open while the fields are corrected.
    if (hasProblem) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}
