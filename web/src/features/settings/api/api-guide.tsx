import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../../api/queries.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { curlExample } from './curl-example.ts';

import formClasses from '../settings-form.module.css';
import classes from './api-guide.module.css';

/** How to upload from a program. */
export function ApiGuide() {
  const { data: settings } = useQuery(settingsQuery);
  const { isCopied, copy } = useCopy({
    copied: 'Command copied to clipboard!',
    failed: 'Failed to copy command',
  });
  const example = curlExample(settings?.publicUrl ?? window.location.origin);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Panel title="API Documentation">
      <p className={formClasses.lead}>
        Any program can upload: it sends your API token as a bearer token and the file as multipart
        form data. The answer holds the link in file.url.
      </p>
      <dl className={classes.facts}>
        <dt>Upload endpoint</dt>
        <dd>
          <code>POST /api/upload</code>
        </dd>
        <dt>Header</dt>
        <dd>
          <code>Authorization: Bearer YOUR_API_TOKEN</code>
        </dd>
        <dt>Body</dt>
        <dd>
          Multipart form data (<code>multipart/form-data</code>)
        </dd>
        <dt>File field name</dt>
        <dd>
          <code>file</code>
        </dd>
        <dt>All calls</dt>
        <dd>
          <a href="/api/docs" target="_blank" rel="noopener">
            API reference
          </a>
        </dd>
      </dl>
      <div className={classes.example}>
        <pre className={classes.code}>
          <code>{example}</code>
        </pre>
        <div className={classes.copy}>
          <IconButton
            label="Copy command"
            icon={<Icon size="1.125rem" />}
            onClick={() => void copy(example)}
          />
        </div>
      </div>
    </Panel>
  );
}
