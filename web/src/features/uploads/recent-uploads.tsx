import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconFiles } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';
import { formatDate } from '../../format/date.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CopyUrlButton } from './actions/copy-url-button.tsx';
import { FileIcon } from './file-icon.tsx';
import { UploadsSkeleton } from './list/uploads-skeleton.tsx';

import classes from './recent-uploads.module.css';

const shownCount = 5;

const recentQuery = queryOptions({
  queryKey: [...uploadsKey, 'recent'],
  queryFn: async ({ signal }) => {
    const query = { limit: String(shownCount) };
    return (await parseResponse(api.upload.my.$get({ query }, { init: { signal } }))).data.uploads;
  },
});

/** The latest uploads, for the dashboard. */
export function RecentUploads() {
  return (
    <Panel
      title="Recent Uploads"
      side={
        <Link className={classes.all} to="/uploads">
          All uploads
        </Link>
      }
    >
      <Content />
    </Panel>
  );
}

function Content() {
  const recent = useQuery(recentQuery);
  if (recent.isPending) return <UploadsSkeleton />;
  if (!recent.data) {
    return (
      <LoadError
        title="Your uploads cannot be shown"
        error={recent.error}
        onRetry={() => void recent.refetch()}
      />
    );
  }
  if (recent.data.length === 0) {
    return (
      <Notice
        icon={<IconFiles />}
        title="No uploads yet"
        action={
          <Button component={Link} to="/uploads">
            Upload your first file
          </Button>
        }
      >
        Your latest files appear here, each with its link to share.
      </Notice>
    );
  }
  return (
    <ul>
      {recent.data.map((upload) => (
        <Row key={upload._id} upload={upload} />
      ))}
    </ul>
  );
}

function Row({ upload }: { upload: Upload }) {
  return (
    <li className={classes.row}>
      <FileIcon category={upload.category} thumbnailUrl={upload.thumbnailUrl} />
      <div className={classes.text}>
        <a
          className={classes.name}
          href={upload.publicUrl}
          title={upload.originalName}
          target="_blank"
          rel="noopener"
        >
          {upload.originalName}
        </a>
        <p className={classes.detail}>
          <span>{upload.humanSize}</span>
          <time dateTime={upload.createdAt}>{formatDate(upload.createdAt)}</time>
        </p>
      </div>
      <CopyUrlButton name={upload.originalName} url={upload.publicUrl} />
    </li>
  );
}
