import { Button } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';

import { m } from '../../../language/messages.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import {
  albumChange,
  type AlbumChoice,
  type AlbumProblems,
  albumProblems,
  choiceOfAlbum,
} from '../form/album-choice.ts';
import { NameFields } from '../form/album-fields.tsx';
import { useAlbumSave } from '../form/use-album-save.ts';

import classes from '../form/album-dialog.module.css';

interface NameFormProps {
  album: Album;
  onClose: () => void;
}

/** Changes the name and the description of an album. */
export function NameForm({ album, onClose }: NameFormProps) {
  const draft = useDraft(() => choiceOfAlbum(album), nameProblems);
  const save = useAlbumSave({ id: album._id, onDone: onClose, onRefused: draft.refuse });
  const send = (choice: AlbumChoice) => {
    const { name, description } = albumChange(choice, album);
    if (name === undefined && description === undefined) onClose();
    else
      save.mutate({
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
      });
  };
  return (
    <Form className={classes.form} isBusy={save.isPending} onSubmit={() => draft.submit(send)}>
      <NameFields
        choice={draft.fields}
        problems={draft.problems}
        onChoose={draft.change}
        nameRef={focusOnce}
      />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={onClose}>
          {m.general.cancel}
        </Button>
        <Button size="xs" type="submit" loading={save.isPending}>
          {m.general.save}
        </Button>
      </div>
    </Form>
  );
}

/** The other fields are in the settings. */
function nameProblems(choice: AlbumChoice): AlbumProblems {
  const { name } = albumProblems(choice, Date.now());
  return name === undefined ? {} : { name };
}

/** The form replaces the button that opened it. */
const focusOnce = (input: HTMLInputElement | null): void => input?.select();
