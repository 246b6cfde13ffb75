import type { Domain } from '@perch/contract/domains';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { domainsQuery } from '../../api/domains-query.ts';
import { unicodeName } from '../../format/punycode.ts';
import { m } from '../../language/messages.ts';
import { SelectField } from '../../ui/form/select-field.tsx';

import classes from './upload-domain-select.module.css';

interface UploadDomainSelectProps {
  /** Empty: the default link. */
  chosen: string;
  onChoose: (domain: string) => void;
}

/** Chooses the domain of new uploads' links; renders nothing without a live domain. */
export function UploadDomainSelect({ chosen, onChoose }: UploadDomainSelectProps) {
  const { data: domains } = useQuery(domainsQuery);
  const live = domains?.filter(({ isLive }) => isLive);
  const isGone = chosen !== '' && live?.every(({ domain }) => domain !== chosen);
  useEffect(() => {
    if (isGone) onChoose('');
  }, [isGone, onChoose]);
  if (!live || live.length === 0) return null;
  return (
    <SelectField
      className={classes.choice ?? ''}
      size="sm"
      label={m.domains.defaults.linksOn}
      data={[
        { value: '', label: defaultLabel(live) },
        ...live.map(({ domain }) => ({ value: domain, label: unicodeName(domain) })),
      ]}
      value={isGone ? '' : chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

function defaultLabel(live: readonly Domain[]): string {
  const preset = live.find(({ isDefault }) => isDefault);
  return preset
    ? m.domains.defaults.linkOn({ domain: unicodeName(preset.domain) })
    : m.domains.defaults.link;
}
