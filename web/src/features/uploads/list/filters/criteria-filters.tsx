import { IconFilter } from '@tabler/icons-react';

import { criteriaNames, type ListState } from '../../../../api/list-url.ts';
import { criterionText } from '../../../filters/criteria-texts.ts';
import { ActiveFilter, iconSize } from './active-filter.tsx';

/** What the list asks of the properties of files. */
export function CriteriaFilters({ shown }: { shown: ListState }) {
  const { criteria } = shown;
  return criteriaNames.flatMap((name) => {
    const text = criterionText(criteria, name);
    if (text === undefined) return [];
    const without = { ...shown, criteria: { ...criteria, [name]: undefined } };
    const icon = <IconFilter size={iconSize} />;
    return [<ActiveFilter key={name} icon={icon} name={text} without={without} />];
  });
}
