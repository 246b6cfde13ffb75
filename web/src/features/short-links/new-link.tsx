import { Button } from '@mantine/core';
import { linksMax, targetLengthMax } from '@perch/contract/short-links/limits';
import type { ShortLink } from '@perch/contract/short-links/short-links';
import { type RefObject, useState } from 'react';

import { m } from '../../language/messages.ts';
import { useMoreOptions } from '../../ui/dialogs/use-more-options.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { Panel } from '../../ui/panel.tsx';
import { CreatedLink } from './created-link.tsx';
import { linkProblems, newLinkFields } from './form/link-fields.ts';
import { LinkOptions } from './form/link-options.tsx';
import { useSaveLink } from './save-link.ts';

import dialog from '../../ui/dialogs/dialog-form.module.css';
import classes from './new-link.module.css';

interface NewLinkProps {
  /** The field of the address. */
  field: RefObject<HTMLInputElement | null>;
  /** The address at first. */
  target?: string | undefined;
}

/** Shortens an address: paste it, and press Enter. */
export function NewLink({ field, target = '' }: NewLinkProps) {
  const { fields, problems, setFields, change, refuse, submit } = useDraft(
    { ...newLinkFields, target },
    (typed) => linkProblems(typed, { nowMs: Date.now(), host: window.location.host }),
    (found) => found.url && field.current?.focus(),
  );
  const [made, setMade] = useState<ShortLink>();
  const { url: urlProblem, ...otherProblems } = problems;
  const [isOpen, setIsOpen] = useMoreOptions(Object.keys(otherProblems).length > 0);
  const make = useSaveLink({
    onSaved: (link) => {
      setMade(link);
      setFields(newLinkFields);
      setIsOpen(false);
    },
    onRefused: refuse,
  });
  const send = () => {
    setMade(undefined);
    make.mutate(fields);
  };
  const texts = m.shortLinks;
  return (
    <Panel title={texts.create}>
      <p className={classes.lead}>{texts.lead({ max: linksMax })}</p>
      <Form className={classes.form} isBusy={make.isPending} onSubmit={() => submit(send)}>
        <div className={classes.line}>
          <Field
            ref={field}
            className={classes.target ?? ''}
            label={texts.target}
            type="url"
            placeholder="https://example.org/a/long/address"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={targetLengthMax}
            value={fields.target}
            error={urlProblem}
            onChange={({ currentTarget }) => change({ target: currentTarget.value })}
          />
          <Button className={classes.submit ?? ''} type="submit" size="md" loading={make.isPending}>
            {texts.shorten}
          </Button>
        </div>
        <Disclosure title={texts.more} isOpen={isOpen} onToggle={setIsOpen}>
          <div className={dialog.form}>
            <LinkOptions fields={fields} problems={problems} onChange={change} />
          </div>
        </Disclosure>
      </Form>
      {made && <CreatedLink key={made._id} link={made} />}
    </Panel>
  );
}
