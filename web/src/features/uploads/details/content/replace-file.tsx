import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconReplace } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { m } from '../../../../language/messages.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { useContentReplacement } from './use-content-replacement.ts';

import classes from './replace-file.module.css';

/** Puts another file behind the link, which stays. Asks where that one is of another type. */
export function ReplaceFile({ upload }: { upload: Upload }) {
  const texts = m.linkChange.replace;
  const input = useRef<HTMLInputElement>(null);
  // A file of another type; it stays in the dialog that is closing.
  const [other, setOther] = useState<File>();
  const [isAsking, setIsAsking] = useState(false);
  const { replace, cancel, sent } = useContentReplacement(upload._id, (file) => {
    setOther(file);
    setIsAsking(true);
  });
  return (
    <>
      <input
        ref={input}
        className={classes.input}
        type="file"
        tabIndex={-1}
        aria-label={texts.action}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) replace({ file, isForced: false });
        }}
      />
      {sent === undefined ? (
        <Button
          variant="default"
          leftSection={<IconReplace size="1rem" aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {texts.action}
        </Button>
      ) : (
        <div className={classes.sending}>
          <progress className={classes.bar} aria-label={texts.progress} value={sent} />
          <Button size="xs" variant="default" onClick={cancel}>
            {m.general.cancel}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.otherType}
        confirmLabel={texts.confirm}
        isBusy={false}
        onConfirm={() => {
          setIsAsking(false);
          if (other) replace({ file: other, isForced: true });
        }}
        onCancel={() => setIsAsking(false)}
      >
        <p>{texts.otherTypeText({ name: other?.name ?? '' })}</p>
      </ConfirmDialog>
    </>
  );
}
