import type { Criteria } from '@perch/contract/uploads/lists';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { domainsQuery } from '../../api/domains-query.ts';
import { listSearch, type ListState } from '../../api/list-url.ts';
import { formatList } from '../../format/formats.ts';
import { unicodeName } from '../../format/punycode.ts';
import { m } from '../../language/messages.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import {
  daysOf,
  fromDay,
  isChosen,
  leastSizes,
  mostSize,
  openedPresets,
  timePresets,
  untilDay,
} from './criteria-presets.ts';
import { criterionText } from './criteria-texts.ts';

import classes from './filter-panel.module.css';

const boxes = ['hasPassword', 'noAlbum', 'duplicate'] as const;

interface Choice {
  label: string;
  criteria: Criteria;
}

/** What the list asks of the properties of files, most of it by usual values; links and saved filters may have others. */
export function CriteriaChoice({ shown }: { shown: ListState }) {
  const navigate = useNavigate();
  const { data: domains = [] } = useQuery(domainsQuery);
  // The address changes a moment later, and a field must not jump back until then.
  const [criteria, showCriteria] = useOptimistic(shown.criteria);
  const change = (changed: Criteria) =>
    startTransition(async () => {
      const wanted = { ...criteria, ...changed };
      showCriteria(wanted);
      const search = listSearch({ ...shown, page: 1, criteria: wanted });
      await navigate({ search }, { replace: true });
    });
  const texts = m.criteria;
  const [now] = useState(() => new Date());
  const times = timePresets(now);
  const days = daysOf(criteria);
  const opened = openedPresets(now);
  const named = domains.filter(({ status }) => status === 'approved');
  const shared = { criteria, change };
  return (
    <section className={classes.section} aria-label={texts.title}>
      <div className={classes.head}>
        <h3 className={classes.title}>{texts.title}</h3>
        <Link className={classes.side} to="/uploads/cleanup">
          {m.cleanup.title}
        </Link>
      </div>
      <div className={classes.criteria}>
        <CriterionSelect
          {...shared}
          label={texts.time.label}
          any={texts.time.any}
          names={['from', 'to']}
          choices={[
            { label: texts.time.week, criteria: times.week },
            { label: texts.time.month, criteria: times.month },
            { label: texts.time.lastMonth, criteria: times.lastMonth },
            { label: texts.time.thisYear, criteria: times.thisYear },
            { label: texts.time.older, criteria: times.older },
          ]}
        />
        <CriterionSelect
          {...shared}
          label={texts.size.label}
          any={texts.size.any}
          names={['minSize', 'maxSize']}
          choices={[
            ...leastSizes.map((bytes) => ({
              label: texts.minSize({ bytes }),
              criteria: { minSize: bytes },
            })),
            { label: texts.maxSize({ bytes: mostSize }), criteria: { maxSize: mostSize } },
          ]}
        />
        <CriterionSelect
          {...shared}
          label={texts.opened.label}
          any={texts.opened.any}
          names={['unopened', 'unopenedSince']}
          choices={[
            { label: texts.opened.never, criteria: opened.never },
            { label: texts.opened.year, criteria: opened.year },
          ]}
        />
        {(named.length > 0 || criteria.domain !== undefined) && (
          <CriterionSelect
            {...shared}
            label={texts.domain.label}
            any={texts.domain.any}
            names={['domain']}
            choices={[
              { label: texts.domain.none, criteria: { domain: 'none' } },
              ...named.map(({ domain }) => ({ label: unicodeName(domain), criteria: { domain } })),
            ]}
          />
        )}
        <div className={classes.days}>
          <DateField
            label={texts.time.first}
            value={days.first}
            onChange={(day) => change(fromDay(day))}
          />
          <DateField
            label={texts.time.last}
            value={days.last}
            onChange={(day) => change(untilDay(day))}
          />
        </div>
      </div>
      <div className={classes.criteriaBoxes}>
        {boxes.map((name) => (
          <Checkbox
            key={name}
            isChecked={criteria[name] !== undefined}
            onChange={(isWanted) => change({ [name]: isWanted ? 'true' : undefined })}
          >
            {texts[name]}
          </Checkbox>
        ))}
      </div>
    </section>
  );
}

interface CriterionSelectProps {
  label: string;
  any: string;
  criteria: Criteria;
  /** The criteria that it is about. */
  names: readonly (keyof Criteria)[];
  choices: readonly Choice[];
  change: (criteria: Criteria) => void;
}

function CriterionSelect({ label, any, criteria, names, choices, change }: CriterionSelectProps) {
  const none: Criteria = Object.fromEntries(names.map((name) => [name, undefined]));
  const others = names.flatMap((name) => criterionText(criteria, name) ?? []);
  const known: Choice[] = [{ label: any, criteria: none }, ...choices];
  const isKnown = known.some((choice) => isChosen(criteria, names, choice.criteria));
  const offered = isKnown ? known : [...known, { label: formatList(others), criteria }];
  const chosen = offered.findIndex((choice) => isChosen(criteria, names, choice.criteria));
  return (
    <SelectField
      size="sm"
      label={label}
      value={String(chosen)}
      data={offered.map((choice, index) => ({ value: String(index), label: choice.label }))}
      onChange={({ currentTarget }) =>
        change({ ...none, ...offered[Number(currentTarget.value)]?.criteria })
      }
    />
  );
}
