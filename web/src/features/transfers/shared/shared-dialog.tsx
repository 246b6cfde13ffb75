import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { m } from '../../../language/messages.ts';
import { readShared, removeShared, type Shared } from '../../../lib/shared-store.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { toastError } from '../../../ui/feedback/toast.tsx';
import { openNewPaste } from '../../pastes/paste-draft.ts';
import { uploadShared } from './upload-shared.ts';

import dialog from '../../../ui/dialogs/dialog-form.module.css';
import classes from './shared-dialog.module.css';

const namesMax = 5;

/**
 * Shows the files first, then each text. It asks, because any website can send a form to where programs share: nobody's
 * files are uploaded unasked.
 */
export function SharedDialog({ isRefused }: { isRefused: boolean }) {
  const [shared, setShared] = useState<Shared>({ files: [], texts: [] });
  const navigate = useNavigate();
  const texts = m.shared;
  useEffect(() => {
    void readShared().then(setShared);
  }, []);
  useEffect(() => {
    if (!isRefused) return;
    toastError(texts.refusedHint, texts.refused);
    void navigate({ search: window.location.search }, { replace: true });
  }, [isRefused, navigate, texts]);

  const { files } = shared;
  const [text] = shared.texts;
  const leave = () => setShared({ files: [], texts: [] });
  const withoutFiles = () => setShared({ ...shared, files: [] });
  const takeText = (use?: (content: string) => void) => {
    if (!text) return;
    setShared({ files: [], texts: shared.texts.slice(1) });
    void removeShared(text.id);
    use?.(text.text);
  };
  const address = /https?:\/\/\S+/.exec(text?.text ?? '')?.[0];
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <FormDialog
      isOpen={files.length > 0 || text !== undefined}
      title={texts.title}
      closeLabel={texts.later}
      size="28rem"
      onClose={leave}
    >
      {files.length > 0 ? (
        <>
          <p className={classes.sum}>{texts.files({ count: files.length, size })}</p>
          <ul className={classes.names}>
            {files.slice(0, namesMax).map(({ id, file }) => (
              <li key={id}>
                <bdi>{file.name}</bdi>
              </li>
            ))}
            {files.length > namesMax && <li>{texts.more({ count: files.length - namesMax })}</li>}
          </ul>
          <div className={dialog.actions}>
            <Button
              variant="default"
              onClick={() => {
                withoutFiles();
                for (const { id } of files) void removeShared(id);
              }}
            >
              {texts.discard}
            </Button>
            <Button
              data-autofocus
              onClick={() => {
                withoutFiles();
                void uploadShared(files);
              }}
            >
              {texts.upload}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={classes.text}>{text?.text}</p>
          <div className={dialog.actions}>
            <Button variant="default" onClick={() => takeText()}>
              {texts.discard}
            </Button>
            {address !== undefined && (
              <Button
                variant="default"
                onClick={() =>
                  takeText(() => void navigate('/links?new', { state: { target: address } }))
                }
              >
                {texts.shorten}
              </Button>
            )}
            <Button data-autofocus onClick={() => takeText(openNewPaste)}>
              {m.uploads.pick.newPaste}
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  );
}
