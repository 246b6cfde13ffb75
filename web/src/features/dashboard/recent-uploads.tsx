import { Button, Skeleton } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconFiles } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';
import { formatDate } from '../../format/date.ts';
import { formatBytes } from '../../format/size.ts';
import { m } from '../../language/messages.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FileIcon } from '../../ui/file-icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CopyUrlButton } from '../uploads/actions/copy-url-button.tsx';

import classes from './recent-uploads.module.css';

const shownCount = 5;

export const recentQuery = queryOptions({
  queryKey: [...uploadsKey, 'recent'],
  queryFn: async ({ signal }) => {
    const query = { limit: String(shownCount) };
    return (await parseResponse(api.upload.my.$get({ query }, { init: { signal } }))).data.uploads;
  },
});

/** The latest uploads as pictures. */
export function RecentUploads() {
  return (
    <Panel
      title={m.uploads.recent.title}
      side={
        <Link className={classes.all} to="/uploads">
          {m.uploads.recent.all}
        </Link>
      }
    >
      <Content />
    </Panel>
  );
}

function Content() {
  const recent = useQuery(recentQuery);
  if (recent.isPending) return <PicturesSkeleton />;
  if (!recent.data) {
    return (
      <LoadError
        title={m.uploads.notShown}
        error={recent.error}
        onRetry={() => void recent.refetch()}
      />
    );
  }
  if (recent.data.length === 0) {
    return (
      <Notice
        icon={<IconFiles />}
        title={m.uploads.none}
        action={
          <Button component={Link} to="/uploads">
            {m.uploads.recent.first}
          </Button>
        }
      >
        {m.uploads.recent.hint}
      </Notice>
    );
  }
  return (
    <ul className={classes.pictures}>
      {recent.data.map((upload) => (
        <Picture key={upload._id} upload={upload} />
      ))}
    </ul>
  );
}

function Picture({ upload }: { upload: Upload }) {
  return (
    <li className={classes.picture}>
      <a
        className={classes.link}
        href={upload.publicUrl}
        data-tooltip={upload.originalName}
        target="_blank"
        rel="noopener"
      >
        <span className={classes.frame}>
          <FileIcon file={upload} size="fill" />
        </span>
        <span className={classes.name}>{upload.originalName}</span>
      </a>
      <div className={classes.foot}>
        <p className={classes.detail}>
          <span>{formatBytes(upload.size)}</span>
          <time dateTime={upload.createdAt}>{formatDate(upload.createdAt)}</time>
        </p>
        <CopyUrlButton name={upload.originalName} url={upload.publicUrl} />
      </div>
    </li>
  );
}

const placeholders = Array.from({ length: shownCount }, (_, index) => index);

function PicturesSkeleton() {
  return (
    <output className={classes.pictures} aria-label={m.uploads.loading}>
      {placeholders.map((each) => (
        <span key={each} className={classes.picture}>
          <Skeleton className={classes.frame ?? ''} />
          <Skeleton className={classes.lineSkeleton ?? ''} />
        </span>
      ))}
    </output>
  );
}
