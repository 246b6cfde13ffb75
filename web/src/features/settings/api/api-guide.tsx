import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { curlExample } from './curl-example.ts';

import formClasses from '../settings-form.module.css';
import classes from './api-guide.module.css';

/** How to upload from a program. */
export function ApiGuide() {
  const { data: settings } = useQuery(settingsQuery);
  const texts = m.apiAccess.guide;
  const { isCopied, copy } = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  const example = curlExample(settings?.publicUrl ?? window.location.origin);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Panel title={texts.title}>
      <p className={formClasses.lead}>{texts.lead}</p>
      <dl className={classes.facts}>
        <dt>{texts.endpoint}</dt>
        <dd>
          <code>POST /api/upload</code>
        </dd>
        <dt>{texts.header}</dt>
        <dd>
          <code>Authorization: Bearer YOUR_API_TOKEN</code>
        </dd>
        <dt>{texts.body}</dt>
        <dd>
          {rich((at) => texts.bodyType({ type: at('type') }), {
            type: <code>multipart/form-data</code>,
          })}
        </dd>
        <dt>{texts.field}</dt>
        <dd>
          <code>file</code>
        </dd>
        <dt>{texts.allCalls}</dt>
        <dd>
          <a href="/api/docs" target="_blank" rel="noopener">
            {texts.reference}
          </a>
        </dd>
      </dl>
      <div className={classes.example}>
        <pre className={classes.code}>
          <code>{example}</code>
        </pre>
        <div className={classes.copy}>
          <IconButton
            label={texts.copy}
            icon={<Icon size="1.125rem" />}
            onClick={() => void copy(example)}
          />
        </div>
      </div>
    </Panel>
  );
}
