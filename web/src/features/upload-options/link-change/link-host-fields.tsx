import { linkKinds } from '@perch/contract/uploads/limits';
import { useQuery } from '@tanstack/react-query';

import { domainsQuery } from '../../../api/domains-query.ts';
import { unicodeName } from '../../../format/punycode.ts';
import { m } from '../../../language/messages.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { appHost, type LinkChoice, type OptionProblems } from './link-choice.ts';

interface LinkHostFieldsProps {
  choice: LinkChoice;
  /** The label of what leaves either as it is; undefined: the choice says how they are. */
  keptLabel?: string;
  problems: OptionProblems;
  onChoose: (chosen: Partial<LinkChoice>) => void;
}

/** Which address of a file is shared, and on which host. */
export function LinkHostFields({ choice, keptLabel, problems, onChoose }: LinkHostFieldsProps) {
  const { data: domains = [] } = useQuery(domainsQuery);
  const { kind } = m.linkChange;
  const kept = keptLabel === undefined ? [] : [{ value: '', label: keptLabel }];
  const hosts = new Set(
    domains.filter(({ status }) => status === 'approved').map(({ domain }) => domain),
  );
  // Also one that is not approved any more.
  if (choice.domain && choice.domain !== appHost) hosts.add(choice.domain);
  return (
    <>
      <SelectField
        label={kind.label}
        size="sm"
        data={[...kept, ...linkKinds.map((value) => ({ value, label: kind[value] }))]}
        value={choice.link}
        error={problems.link}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ link: linkKinds.find((each) => each === value) ?? '' })
        }
      />
      {hosts.size > 0 && (
        <SelectField
          label={m.uploads.details.facts.domain}
          size="sm"
          data={[
            ...kept,
            { value: appHost, label: m.uploads.details.thisServer },
            ...[...hosts].map((value) => ({ value, label: unicodeName(value) })),
          ]}
          value={choice.domain}
          error={problems.domain}
          onChange={({ currentTarget }) => onChoose({ domain: currentTarget.value })}
        />
      )}
    </>
  );
}
