import { Button, Skeleton } from '@mantine/core';
import { searchedLinksMax } from '@perch/contract/short-links/limits';
import type { ShortLink } from '@perch/contract/short-links/short-links';
import { IconLink, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';

import { api, parseResponse } from '../../api/client.ts';
import { linksKey, linksQuery } from '../../api/short-links-query.ts';
import { m } from '../../language/messages.ts';
import { DeleteDialog } from '../../ui/dialogs/delete-dialog.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Pager } from '../../ui/navigation/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChangeLink } from './change-link.tsx';
import { LinkRow, nameOf } from './link-row.tsx';
import { linkListParameters, linkOrderNames, linksSearch, type LinksState } from './links-url.ts';

import classes from './links-list.module.css';

export function LinksList({ shown }: { shown: LinksState }) {
  return (
    <Panel title={m.shortLinks.title}>
      <Toolbar shown={shown} />
      <ListContent shown={shown} />
    </Panel>
  );
}

function Toolbar({ shown }: { shown: LinksState }) {
  const navigate = useNavigate();
  const texts = m.shortLinks;
  return (
    <div className={classes.tools}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={shown.search}
        onSearch={(search) =>
          void navigate({ search: linksSearch({ ...shown, page: 1, search }) }, { replace: true })
        }
      />
      <SelectField
        size="sm"
        aria-label={texts.sortBy}
        data={linkOrderNames.map((value) => ({ value, label: texts.sorts[value] }))}
        value={shown.by}
        onChange={({ currentTarget: { value } }) => {
          const by = linkOrderNames.find((name) => name === value) ?? shown.by;
          void navigate({ search: linksSearch({ ...shown, page: 1, by }) });
        }}
      />
    </div>
  );
}

interface Asked {
  dialog: 'change' | 'delete';
  link: ShortLink;
}

function ListContent({ shown }: { shown: LinksState }) {
  const list = useQuery(linksQuery(linkListParameters(shown)));
  const [asked, setAsked] = useState<Asked>();
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) {
    return (
      <LoadError
        title={m.shortLinks.failed}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const { data, pagination } = list.data;
  // Deletions can empty the last page.
  const last = Math.max(1, pagination.pages);
  if (shown.page > last)
    return <Navigate to={linksSearch({ ...shown, page: last }) || '.'} replace />;
  const { dialog, link } = asked ?? {};
  const close = () => setAsked(undefined);
  return (
    <div className={classes.content} data-stale={list.isPlaceholderData || undefined}>
      {data.links.length === 0 ? (
        <EmptyList shown={shown} />
      ) : (
        <ul>
          {data.links.map((each) => (
            <LinkRow
              key={each._id}
              link={each}
              onAsk={(wanted) => setAsked({ dialog: wanted, link: each })}
            />
          ))}
        </ul>
      )}
      {data.links.length > 0 && (
        <Pager pagination={pagination} searchOf={(page) => linksSearch({ ...shown, page })} />
      )}
      <ChangeLink link={dialog === 'change' ? link : undefined} onClose={close} />
      <DeleteLink link={dialog === 'delete' ? link : undefined} onClose={close} />
    </div>
  );
}

function EmptyList({ shown: { search } }: { shown: LinksState }) {
  const texts = m.shortLinks;
  if (!search) {
    return (
      <Notice icon={<IconLink />} title={texts.none}>
        {texts.noneHint}
      </Notice>
    );
  }
  return (
    <Notice
      icon={<IconSearchOff />}
      title={texts.noneFound({ search })}
      action={
        <Button component={Link} to="." variant="default">
          {texts.showAll}
        </Button>
      }
    >
      {texts.searched({ max: searchedLinksMax })}
    </Notice>
  );
}

const rows = [0, 1, 2];

function ListSkeleton() {
  return (
    <output aria-label={m.shortLinks.loading}>
      {rows.map((row) => (
        <Skeleton key={row} className={classes.skeleton ?? ''} />
      ))}
    </output>
  );
}

interface DeleteLinkProps {
  /** Undefined: the dialog is closed. */
  link: ShortLink | undefined;
  onClose: () => void;
}

function DeleteLink({ link, onClose }: DeleteLinkProps) {
  const texts = m.shortLinks;
  const id = link?._id ?? '';
  return (
    <DeleteDialog
      title={link && texts.delete({ name: nameOf(link.url) })}
      text={texts.deleteText}
      done={texts.deleted}
      remove={() => parseResponse(api.links[':id'].$delete({ param: { id } }))}
      listKey={linksKey}
      onClose={onClose}
    />
  );
}
