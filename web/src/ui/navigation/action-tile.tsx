import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import classes from './action-tile.module.css';

interface TileProps {
  icon: ReactNode;
  label: string;
  hint: string;
}

/** A large link with an icon and a hint. */
export function ActionLink({ to, ...content }: TileProps & { to: string }) {
  return (
    <Link className={classes.tile} to={to}>
      <Content {...content} />
    </Link>
  );
}

interface ActionButtonProps extends TileProps {
  isBusy: boolean;
  onClick: () => void;
}

/** As `ActionLink`, for an action on this page. */
export function ActionButton({ isBusy, onClick, ...content }: ActionButtonProps) {
  return (
    <UnstyledButton
      className={classes.tile ?? ''}
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      <Content {...content} />
    </UnstyledButton>
  );
}

function Content({ icon, label, hint }: TileProps) {
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.text}>
        <span className={classes.label}>{label}</span>
        <span className={classes.hint}>{hint}</span>
      </span>
    </>
  );
}
