import { Button } from '@mantine/core';
import type { FooterLink } from '@perch/contract/settings/footer-link';
import { footerLinksMax } from '@perch/contract/settings/limits';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';

import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FieldFrame } from './field-frame.ts';

import field from '../../../ui/form/field.module.css';
import classes from './footer-links-field.module.css';

interface FooterLinksFieldProps {
  frame: FieldFrame;
  links: readonly FooterLink[];
  onChange: (links: readonly FooterLink[]) => void;
}

/** The links at the foot of pages, in their order. */
export function FooterLinksField({ frame, links, onChange }: FooterLinksFieldProps) {
  const { label, description, error, disabled } = frame;
  const problemId = useId();
  // A link has no identity but its place.
  const rows = links.map((link, at) => ({ link, at, key: String(at) }));
  const replace = (position: number, changed: Partial<FooterLink>) =>
    onChange(links.map((link, at) => (at === position ? { ...link, ...changed } : link)));
  return (
    <fieldset
      className={classes.links}
      disabled={disabled}
      aria-describedby={error ? problemId : undefined}
    >
      <legend className={field.label}>{label}</legend>
      {description && <p className={classes.hint}>{description}</p>}
      {rows.map(({ link, at, key }) => (
        <fieldset
          key={key}
          className={classes.link}
          aria-label={m.adminSettings.link({ position: at + 1 })}
        >
          <Field
            label={m.adminSettings.linkLabel}
            value={link.label}
            error={Boolean(error) && link.label.trim() === ''}
            onChange={({ currentTarget }) => replace(at, { label: currentTarget.value })}
          />
          <Field
            label={m.adminSettings.linkUrl}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={link.url}
            error={Boolean(error) && link.url.trim() === ''}
            onChange={({ currentTarget }) => replace(at, { url: currentTarget.value })}
          />
          {!disabled && (
            <IconButton
              label={m.adminSettings.removeLink({ position: at + 1 })}
              icon={<IconTrash size="1.125rem" />}
              tone="danger"
              onClick={() => onChange(links.filter((_, other) => other !== at))}
            />
          )}
        </fieldset>
      ))}
      {error && (
        <p id={problemId} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {links.length < footerLinksMax ? (
        <Button
          className={classes.add ?? ''}
          variant="default"
          disabled={disabled}
          leftSection={<IconPlus size="1rem" aria-hidden="true" />}
          onClick={() => onChange([...links, { label: '', url: '' }])}
        >
          {m.adminSettings.addLink}
        </Button>
      ) : (
        <p className={classes.hint}>{m.adminSettings.linksMax({ max: footerLinksMax })}</p>
      )}
    </fieldset>
  );
}
