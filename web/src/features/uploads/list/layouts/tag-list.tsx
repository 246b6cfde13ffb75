import { Link, useSearchParams } from 'react-router';

import { listSearch, readListState } from '../../../../api/list-url.ts';
import { m } from '../../../../language/messages.ts';

import classes from './tag-list.module.css';

const shownMax = 3;
/** Longer ones are shortened first. */
const longLength = 10;

/** The first tags of a file, each of which filters the list. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const [parameters] = useSearchParams();
  if (tags.length === 0) return null;
  const shown = readListState(parameters);
  const more = tags.slice(shownMax);
  return (
    <ul className={classes.tags} aria-label={m.marks.tags.label}>
      {tags.slice(0, shownMax).map((tag) => (
        <li key={tag} className={classes.item} data-long={tag.length > longLength || undefined}>
          <Link
            className={classes.tag}
            to={{ search: listSearch({ ...shown, page: 1, tag }) }}
            data-tooltip={m.marks.tags.show({ name: tag })}
          >
            <span className={classes.name} dir="auto">
              {tag}
            </span>
          </Link>
        </li>
      ))}
      {more.length > 0 && (
        <li className={classes.more} data-tooltip={more.join(', ')}>
          <span aria-hidden="true">+{more.length}</span>
          <span className={classes.spoken}>{m.marks.tags.more({ count: more.length })}</span>
        </li>
      )}
    </ul>
  );
}
