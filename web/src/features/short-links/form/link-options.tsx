import { linkTitleLengthMax } from '@perch/contract/short-links/limits';
import { aliasDays } from '@perch/contract/uploads/limits';
import { useQuery } from '@tanstack/react-query';

import { domainsQuery } from '../../../api/domains-query.ts';
import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { DomainField } from '../../../ui/link-options/domain-field.tsx';
import { ExpiryField } from '../../../ui/link-options/expiry-field.tsx';
import { appHost } from '../../../ui/link-options/link-fields.ts';
import { SharedPasswordField } from '../../../ui/link-options/shared-password-field.tsx';
import type { LinkProblems, ShortLinkFields } from './link-fields.ts';

import dialog from '../../../ui/dialogs/dialog-form.module.css';

interface LinkOptionsProps {
  fields: ShortLinkFields;
  problems: LinkProblems;
  /** Of the link that is changed; left out for a new one. */
  present?: { endLabel: string | undefined; hasPassword: boolean } | undefined;
  onChange: (changed: Partial<ShortLinkFields>) => void;
}

/** All fields of a short link but where it leads. */
export function LinkOptions({ fields, problems, present, onChange }: LinkOptionsProps) {
  const texts = m.shortLinks;
  const { slug, downloads } = m.linkChange;
  return (
    <>
      <div className={dialog.pair}>
        <Field
          size="sm"
          label={slug.label}
          description={present ? slug.hint({ days: aliasDays }) : texts.slugHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={fields.slug}
          error={problems.slug}
          onChange={({ currentTarget }) => onChange({ slug: currentTarget.value })}
        />
        <Field
          size="sm"
          label={texts.name}
          description={texts.nameHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          dir="auto"
          maxLength={linkTitleLengthMax}
          value={fields.title}
          error={problems.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      </div>
      <HostField domain={fields.domain} problem={problems.domain} onChange={onChange} />
      <div className={dialog.pair}>
        <div className={dialog.form}>
          <ExpiryField
            choice={fields}
            keptLabel={present?.endLabel}
            error={problems.expires}
            onChoose={onChange}
          />
        </div>
        <Field
          size="sm"
          label={present ? texts.clicksRemaining : texts.clicksAllowed}
          description={downloads.hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="off"
          value={fields.clicks}
          error={problems.maxClicks}
          onChange={({ currentTarget }) => onChange({ clicks: currentTarget.value })}
        />
      </div>
      <SharedPasswordField
        fields={fields}
        present={present}
        newLabel={texts.newPassword}
        problem={problems.password}
        onChange={onChange}
      />
    </>
  );
}

interface HostFieldProps {
  domain: string;
  problem: string | undefined;
  onChange: (changed: Partial<ShortLinkFields>) => void;
}

/** The host of the link. */
function HostField({ domain, problem, onChange }: HostFieldProps) {
  const { data: domains = [] } = useQuery(domainsQuery);
  const preset = domains.find(
    ({ status, isDefault, isLive }) => status === 'approved' && isDefault && isLive,
  );
  return (
    <DomainField
      first={{ value: appHost, label: m.uploads.details.thisServer }}
      value={domain || (preset?.domain ?? appHost)}
      error={problem}
      onChoose={(chosen) => onChange({ domain: chosen })}
    />
  );
}
