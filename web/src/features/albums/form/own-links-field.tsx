import type { Album } from '@perch/contract/albums/albums';

import { m } from '../../../language/messages.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { type AlbumChoice, locksOfChoice } from './album-choice.ts';

import classes from './album-dialog.module.css';

interface OwnLinksFieldProps {
  choice: AlbumChoice;
  /** Undefined: a new one. */
  album?: Pick<Album, 'hasPassword' | 'expiresAt'>;
  onChoose: (chosen: Partial<AlbumChoice>) => void;
}

/** Whether an album's password and expiry also hold for the own links of its files; nothing without either. */
export function OwnLinksField({ choice, album, onChoose }: OwnLinksFieldProps) {
  const texts = m.albums.fields;
  const { hasPassword, hasExpiry } = locksOfChoice(choice, album);
  if (!hasPassword && !hasExpiry) return null;
  const isOpen = choice.ownLinks === 'open';
  return (
    <div>
      <Checkbox
        isChecked={!isOpen}
        onChange={(isChecked) => onChoose({ ownLinks: isChecked ? 'with_album' : 'open' })}
      >
        {texts.ownLinks}
      </Checkbox>
      <output className={classes.notes}>
        {isOpen && hasPassword && <span className={classes.note}>{texts.withoutPassword}</span>}
        {isOpen && hasExpiry && <span className={classes.note}>{texts.afterExpiry}</span>}
      </output>
    </div>
  );
}
