import { IconInbox, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { listSearch, type ListState } from '../../../api/list-url.ts';
import { requestQuery } from '../../../api/requests-queries.ts';
import { m } from '../../../language/messages.ts';

import classes from './request-filter.module.css';

/** Says that the list has only what a request has received; its link shows all files again. */
export function RequestFilter({ shown }: { shown: ListState }) {
  const { data: request } = useQuery(requestQuery(shown.request));
  const { filter, filterUnnamed, removeFilter } = m.received;
  return (
    <p className={classes.filter}>
      <span className={classes.chip}>
        <IconInbox className={classes.icon ?? ''} size="1rem" aria-hidden="true" />
        <span className={classes.text}>
          {request ? filter({ title: request.title }) : filterUnnamed}
        </span>
        <Link
          className={classes.remove}
          to={{ search: listSearch({ ...shown, page: 1, request: '' }) }}
          aria-label={removeFilter}
          data-tooltip={removeFilter}
        >
          <IconX size="1rem" aria-hidden="true" />
        </Link>
      </span>
    </p>
  );
}
