import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { tagsPerFileMax } from '@perch/contract/uploads/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorMessage } from '../../api/api-error.ts';
import { m } from '../../language/messages.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { Form } from '../../ui/form/form.tsx';
import { applyTags, refetchTagged } from './change-tags.ts';
import { TagField } from './tag-field.tsx';
import { keyOfTag } from './tag-names.ts';
import { type TagsChange, withChange } from './tags-change.ts';

import classes from './change-tags-dialog.module.css';

interface ChangeTagsDialogProps {
  uploads: readonly Upload[];
  /** Unless it says how many they are. */
  title?: string;
  onClose: () => void;
  /** Gets the files with their tags after the change. */
  onChanged?: (uploads: readonly Upload[]) => void;
  /** Gets the change instead of the files, which are some of those that it is for, and the dialog closes. */
  onChoose?: (change: TagsChange) => void;
}

/** Gives tags to several files, and takes others away. */
export function ChangeTagsDialog({ uploads, onClose, onChanged, ...props }: ChangeTagsDialogProps) {
  const { onChoose } = props;
  const queryClient = useQueryClient();
  const [change, setChange] = useState<TagsChange>({ add: [], remove: [] });
  const count = uploads.length;
  const texts = m.tags.bulk;
  const save = useMutation({
    mutationFn: (wanted: TagsChange) => applyTags(uploads, wanted),
    meta: { isShownInPlace: true },
    onSuccess: (_, wanted) => {
      toastSuccess(texts.done({ count }));
      onChanged?.(uploads.map((upload) => ({ ...upload, tags: withChange(upload.tags, wanted) })));
      onClose();
    },
    onSettled: () =>
      refetchTagged(
        queryClient,
        uploads.map(({ _id }) => _id),
      ),
  });
  const title = props.title ?? texts.title({ count });
  const choose = (chosen: Partial<TagsChange>) => {
    save.reset();
    setChange({ ...change, ...chosen });
  };
  const isNothing = change.add.length + change.remove.length === 0;
  return (
    <FormDialog isOpen title={title} className={classes.content} onClose={onClose}>
      <Form
        className={classes.form}
        isBusy={save.isPending}
        onSubmit={() => {
          if (isNothing) return;
          if (!onChoose) {
            save.mutate(change);
            return;
          }
          onClose();
          onChoose(change);
        }}
      >
        <TagField
          label={texts.add}
          value={change.add}
          onChange={(add) => {
            const added = new Set(add.map(keyOfTag));
            // No tag is both added and removed.
            choose({ add, remove: change.remove.filter((name) => !added.has(keyOfTag(name))) });
          }}
        />
        <Removal
          uploads={uploads}
          isCounted={!onChoose}
          chosen={change.remove}
          onChange={(remove) => {
            const removed = new Set(remove.map(keyOfTag));
            choose({ remove, add: change.add.filter((name) => !removed.has(keyOfTag(name))) });
          }}
        />
        {save.error && (
          <p className={classes.failure} role="alert">
            {errorMessage(save.error)}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {m.general.cancel}
          </Button>
          <Button type="submit" disabled={isNothing} loading={save.isPending}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}

interface RemovalProps {
  uploads: readonly Upload[];
  isCounted: boolean;
  chosen: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** The tags that the files have, each with its number of them. */
function Removal({ uploads, isCounted, chosen, onChange }: RemovalProps) {
  const counts = Map.groupBy(
    uploads.flatMap(({ tags }) => tags),
    (name) => name,
  );
  if (counts.size === 0) return null;
  const isFull = chosen.length >= tagsPerFileMax;
  return (
    <fieldset className={classes.removal}>
      <legend className={classes.legend}>{m.tags.bulk.remove}</legend>
      <div className={classes.tags}>
        {[...counts].map(([name, those]) => {
          const isChosen = chosen.includes(name);
          return (
            <label key={name} className={classes.tag} data-chosen={isChosen || undefined}>
              <input
                className={classes.box}
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((each) => each !== name) : [...chosen, name])
                }
              />
              <span className={classes.name} dir="auto">
                {name}
              </span>
              {isCounted && (
                <span className={classes.count}>{m.tags.files({ count: those.length })}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
