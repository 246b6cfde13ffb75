import type { ReactNode } from 'react';

import { m } from '../../../language/messages.ts';

import classes from './records-table.module.css';

interface RecordsTableProps {
  label: string;
  headings: readonly string[];
  /** After the other columns there is one of actions. */
  hasActions?: boolean;
  /** A `tr` of `Cell`s for each record. */
  children: ReactNode;
}

/** A table; on narrow screens each row is a card with labelled cells. */
export function RecordsTable(props: RecordsTableProps) {
  const { label, headings, hasActions = false, children } = props;
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
          {hasActions && <th data-kind="actions">{m.admin.records.actions}</th>}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface CellProps {
  label: string;
  children: ReactNode;
  kind?: 'number' | 'actions';
}

/** A cell; narrow screens show its label. */
export function Cell({ label, children, kind }: CellProps) {
  return (
    <td data-label={label} data-kind={kind}>
      {children}
    </td>
  );
}
