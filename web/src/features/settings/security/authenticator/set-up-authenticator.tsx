import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { errorMessage } from '../../../../api/api-error.ts';
import { api, parseResponse } from '../../../../api/client.ts';
import { m } from '../../../../language/messages.ts';
import { useCopy } from '../../../../ui/clipboard/use-copy.ts';
import { BusyButton } from '../../../../ui/form/busy-button.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { QrCode } from '../../../../ui/qr/qr-code.tsx';
import { CodeField } from '../../code-field.tsx';
import { inlineErrorMessage } from '../../inline-error-message.ts';
import { useRevealedHeading } from '../use-revealed-heading.ts';
import { groupKey } from './group-key.ts';

import classes from './authenticator.module.css';

interface SetUpAuthenticatorProps {
  secret: string;
  /** `otpauth:` */
  uri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** What the app needs, and the code that proves that it has it. */
export function SetUpAuthenticator({ secret, uri, onDone, onCancel }: SetUpAuthenticatorProps) {
  const texts = m.secondFactors.app;
  return (
    <div className={classes.setUp}>
      <h3 className={classes.title} ref={useRevealedHeading()} tabIndex={-1}>
        {texts.scan}
      </h3>
      <p className={classes.hint}>{texts.scanLead}</p>
      <QrCode text={uri} label={texts.picture} />
      <a href={uri}>{texts.open}</a>
      <Key secret={secret} />
      <FirstCode onDone={onDone} onCancel={onCancel} />
    </div>
  );
}

function Key({ secret }: { secret: string }) {
  const { copyKey, keyCopied, keyNotCopied, key } = m.secondFactors.app;
  const { isCopied, copy } = useCopy({ copied: keyCopied, failed: keyNotCopied });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div>
      <p className={classes.hint}>{key}</p>
      <div className={classes.key}>
        <code className={classes.secret} dir="ltr">
          {groupKey(secret)}
        </code>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon size="1rem" aria-hidden="true" />}
          onClick={() => void copy(secret)}
        >
          {copyKey}
        </Button>
      </div>
    </div>
  );
}

function FirstCode({ onDone, onCancel }: Pick<SetUpAuthenticatorProps, 'onDone' | 'onCancel'>) {
  const texts = m.secondFactors.app;
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : m.secondFactors.app.codeRequired) },
  });
  const confirm = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      parseResponse(api.auth.totp.$put({ json: { code: code.trim() } })),
    meta: { isShownInPlace: true },
    onSuccess: ({ data: { recoveryCodes } }) => onDone(recoveryCodes),
    onError: (failure) => {
      if (inlineErrorMessage(failure) === undefined) return;
      form.setFieldError('code', errorMessage(failure));
      field.current?.select();
    },
  });
  return (
    <Form
      className={classes.code}
      isBusy={confirm.isPending}
      onSubmit={form.onSubmit((values) => confirm.mutate(values))}
    >
      <CodeField
        ref={field}
        hasApp
        inputMode="numeric"
        label={texts.firstCode}
        name="code"
        {...form.getInputProps('code')}
      />
      <div className={classes.actions}>
        <BusyButton isBusy={confirm.isPending}>{texts.turnOn}</BusyButton>
        <Button variant="default" onClick={onCancel}>
          {m.general.cancel}
        </Button>
      </div>
    </Form>
  );
}
