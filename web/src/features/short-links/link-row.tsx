import type { ShortLink } from '@perch/contract/short-links/short-links';
import {
  IconCheck,
  IconClock,
  IconCopy,
  IconExternalLink,
  IconHandClick,
  IconLock,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatDateTime } from '../../format/date.ts';
import { m } from '../../language/messages.ts';
import { useCopy } from '../../ui/clipboard/use-copy.ts';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';

import classes from './link-row.module.css';

const iconSize = '1.125rem';

interface LinkRowProps {
  link: ShortLink;
  onAsk: (dialog: 'change' | 'delete') => void;
}

export function LinkRow({ link, onAsk }: LinkRowProps) {
  const { url, target, title } = link;
  const texts = m.shortLinks;
  const name = nameOf(url);
  const { isCopied, copy } = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  const CopyIcon = isCopied ? IconCheck : IconCopy;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name} dir="ltr">
          {name}
        </p>
        {title !== '' && (
          <p className={classes.title} dir="auto">
            {title}
          </p>
        )}
        {/* Shown whole: nothing of where it leads may be hidden. */}
        <p className={classes.target} dir="ltr">
          {target}
        </p>
        <LinkFacts link={link} />
      </div>
      <div className={classes.actions}>
        <IconButton
          label={texts.copyNamed({ name })}
          icon={<CopyIcon size={iconSize} />}
          onClick={() => void copy(url)}
        />
        <OpenTarget target={target} />
        <IconButton
          label={texts.edit({ name })}
          icon={<IconPencil size={iconSize} />}
          onClick={() => onAsk('change')}
        />
        <IconButton
          label={texts.delete({ name })}
          icon={<IconTrash size={iconSize} />}
          tone="danger"
          onClick={() => onAsk('delete')}
        />
      </div>
    </li>
  );
}

/** A short link without its scheme. */
export const nameOf = (url: string): string => url.replace(/^https?:\/\//, '');

/** The page that it opens knows neither this one nor its address. */
function OpenTarget({ target }: { target: string }) {
  return (
    <IconLink
      label={m.shortLinks.openTarget({ target })}
      icon={<IconExternalLink size={iconSize} />}
      href={target}
      isNewTab
      isForeign
    />
  );
}

function LinkFacts({ link }: { link: ShortLink }) {
  const { clicks, clicksLeft, expiresAt, hasPassword } = link;
  const texts = m.shortLinks;
  const { badges } = m.linkOptions;
  return (
    <ul className={classes.facts}>
      <Fact icon={<IconHandClick size="0.875rem" />}>{texts.clicks({ count: clicks })}</Fact>
      {clicksLeft !== null && <Fact>{texts.clicksLeft({ count: clicksLeft })}</Fact>}
      {expiresAt && (
        <Fact icon={<IconClock size="0.875rem" />}>
          <time dateTime={expiresAt}>{badges.endsAt({ date: formatDateTime(expiresAt) })}</time>
        </Fact>
      )}
      {hasPassword && <Fact icon={<IconLock size="0.875rem" />}>{badges.locked}</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.fact}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>{children}</span>
    </li>
  );
}
