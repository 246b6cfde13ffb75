import type { Upload } from '@perch/contract/uploads';
import { IconClock, IconDownload, IconFlame, IconLock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatDateTime } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { formatTimeUntil } from '../../format/time-until.ts';
import { m } from '../../language/messages.ts';
import { useNow } from '../use-now.ts';

import classes from './link-badges.module.css';

type Marked = Pick<Upload, 'expiresAt' | 'hasPassword' | 'downloadsLeft' | 'burn'> &
  Partial<Pick<Upload, 'stripFailed'>>;

const iconSize = '0.875rem';

/** How a file's link ends and is locked, and whether its file kept its place; nothing for others that are open for ever. */
export function LinkBadges({ upload }: { upload: Marked }) {
  const { expiresAt, hasPassword, downloadsLeft, burn, stripFailed = false } = upload;
  const { badges } = m.linkOptions;
  if (!expiresAt && !hasPassword && downloadsLeft === null && !burn && !stripFailed) return null;
  return (
    <ul className={classes.badges}>
      {expiresAt && <EndBadge expiresAt={expiresAt} />}
      {hasPassword && <Badge icon={<IconLock size={iconSize} />} sentence={badges.locked} />}
      {burn && <Badge icon={<IconFlame size={iconSize} />} sentence={badges.burn} />}
      {!burn && downloadsLeft !== null && (
        <Badge
          icon={<IconDownload size={iconSize} />}
          sentence={badges.downloadsLeft({ count: downloadsLeft })}
        >
          {formatNumber(downloadsLeft)}
        </Badge>
      )}
      {stripFailed && <Badge icon={<IconMapPin size={iconSize} />} sentence={badges.stripFailed} />}
    </ul>
  );
}

function EndBadge({ expiresAt }: { expiresAt: string }) {
  const { badges } = m.linkOptions;
  const leftMs = Date.parse(expiresAt) - useNow();
  const icon = <IconClock size={iconSize} />;
  const hint = badges.endsAt({ date: formatDateTime(expiresAt) });
  if (leftMs <= 0) {
    return (
      <Badge icon={icon} sentence={badges.ended} hint={hint}>
        {badges.ended}
      </Badge>
    );
  }
  const when = formatTimeUntil(leftMs);
  return (
    <Badge icon={icon} sentence={badges.ends({ when })} hint={hint}>
      {when}
    </Badge>
  );
}

interface BadgeProps {
  icon: ReactNode;
  /** For screen readers. */
  sentence: string;
  /** The tooltip; left out: the sentence. */
  hint?: string;
  /** Next to the icon. */
  children?: string;
}

function Badge({ icon, sentence, hint = sentence, children }: BadgeProps) {
  return (
    <li className={classes.badge} data-tooltip={hint}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {children && (
        <span className={classes.text} aria-hidden="true">
          {children}
        </span>
      )}
      <span className={classes.spoken}>{sentence}</span>
    </li>
  );
}
