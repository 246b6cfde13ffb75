import { useQuery } from '@tanstack/react-query';

import { domainsQuery } from '../../api/domains-query.ts';
import { unicodeName } from '../../format/punycode.ts';
import { m } from '../../language/messages.ts';
import { SelectField } from '../form/select-field.tsx';

interface DomainFieldProps {
  /** What stands before the account's domains. */
  first: { value: string; label: string };
  value: string;
  error?: string | undefined;
  onChoose: (value: string) => void;
}

/** The domain of links; nothing where the account has none. */
export function DomainField({ first, value, error, onChoose }: DomainFieldProps) {
  const { data: domains = [] } = useQuery(domainsQuery);
  const approved = domains.filter(({ status }) => status === 'approved');
  const names = new Set(approved.map(({ domain }) => domain));
  // Also one that is not approved any more.
  if (value !== first.value) names.add(value);
  if (names.size === 0) return null;
  return (
    <SelectField
      label={m.uploads.details.facts.domain}
      size="sm"
      data={[first, ...[...names].map((name) => ({ value: name, label: unicodeName(name) }))]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
