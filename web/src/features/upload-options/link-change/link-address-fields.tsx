import { linkKinds } from '@perch/contract/uploads/limits';
import { useQuery } from '@tanstack/react-query';

import { domainsQuery } from '../../../api/domains-query.ts';
import { unicodeName } from '../../../format/punycode.ts';
import { m } from '../../../language/messages.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { appHost } from '../../../ui/link-options/link-fields.ts';
import type { LinkChoice } from './link-choice.ts';

interface LinkFieldProps {
  choice: LinkChoice;
  /** The label of what leaves it as it is; undefined: the choice says how it is. */
  keptLabel?: string;
  error: string | undefined;
  onChoose: (chosen: Partial<LinkChoice>) => void;
}

const keptChoice = (label: string | undefined) =>
  label === undefined ? [] : [{ value: '', label }];

/** Which address of a file is shared. */
export function LinkKindField({ choice, keptLabel, error, onChoose }: LinkFieldProps) {
  return (
    <SelectField
      label={m.linkChange.kind.label}
      size="sm"
      data={[
        ...keptChoice(keptLabel),
        ...linkKinds.map((value) => ({ value, label: m.linkChange.kind[value] })),
      ]}
      value={choice.link}
      error={error}
      onChange={({ currentTarget: { value } }) =>
        onChoose({ link: linkKinds.find((each) => each === value) ?? '' })
      }
    />
  );
}

/** On which host it is; without domains there is nothing to choose. */
export function LinkHostField({ choice, keptLabel, error, onChoose }: LinkFieldProps) {
  const { data: domains = [] } = useQuery(domainsQuery);
  const hosts = new Set(
    domains.filter(({ status }) => status === 'approved').map(({ domain }) => domain),
  );
  // Also one that is not approved any more.
  if (choice.domain && choice.domain !== appHost) hosts.add(choice.domain);
  if (hosts.size === 0) return null;
  return (
    <SelectField
      label={m.uploads.details.facts.domain}
      size="sm"
      data={[
        ...keptChoice(keptLabel),
        { value: appHost, label: m.uploads.details.thisServer },
        ...[...hosts].map((value) => ({ value, label: unicodeName(value) })),
      ]}
      value={choice.domain}
      error={error}
      onChange={({ currentTarget }) => onChoose({ domain: currentTarget.value })}
    />
  );
}
