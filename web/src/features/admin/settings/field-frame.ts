import type { ReactNode } from 'react';

/** What every field is given: its label, its hint or what locks it, and its problem. */
export interface FieldFrame {
  label: string;
  description: ReactNode;
  error: string | undefined;
  disabled: boolean;
}
