import { m } from '../../language/messages.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { closeNewPaste, useNewPaste } from './paste-draft.ts';
import { PasteForm } from './paste-form.tsx';

/** Where a text is written and uploaded. Closing it keeps the text. */
export function NewPasteDialog() {
  const { isOpen } = useNewPaste();
  return (
    <FormDialog
      isOpen={isOpen}
      title={m.uploads.pick.newPaste}
      closeLabel={m.newPaste.close}
      size="56rem"
      onClose={closeNewPaste}
    >
      <PasteForm />
    </FormDialog>
  );
}
