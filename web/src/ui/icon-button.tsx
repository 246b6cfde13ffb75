import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './icon-button.module.css';

const buttonSize = 'var(--perch-icon-button)';

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  size?: number;
  tone?: 'plain' | 'danger';
  isExpanded?: boolean;
  /** It does nothing now, but keeps the focus. */
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button with only an icon; `label` is its accessible name and tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = buttonSize, tone = 'plain', isExpanded, isDisabled, onClick } = props;
  return (
    <ActionIcon
      className={classes.button}
      data-tone={tone}
      variant="subtle"
      size={size}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled}
      data-tooltip={label}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  );
}

interface IconLinkProps {
  label: string;
  icon: ReactNode;
  href: string;
  /** Opens in a new tab. */
  isNewTab?: boolean;
  /** Links to another site, without a referrer. */
  isForeign?: boolean;
  /** Downloads instead of navigating, so that uploads are not interrupted. */
  isDownload?: boolean;
}

/** As `IconButton`, for a link. */
export function IconLink(props: IconLinkProps) {
  const { label, icon, href, isNewTab = false, isForeign = false, isDownload = false } = props;
  return (
    <ActionIcon
      {...(isNewTab && { target: '_blank', rel: isForeign ? 'noopener noreferrer' : 'noopener' })}
      {...(isDownload && { download: '' })}
      component="a"
      href={href}
      className={classes.button}
      variant="subtle"
      size={buttonSize}
      aria-label={label}
      data-tooltip={label}
    >
      {icon}
    </ActionIcon>
  );
}
