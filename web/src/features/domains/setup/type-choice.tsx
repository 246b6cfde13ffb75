import type { DomainType } from '@perch/contract/domains';

import classes from './type-choice.module.css';

const types: { value: DomainType; label: string }[] = [
  { value: 'subdomain', label: 'Subdomain' },
  { value: 'domain', label: 'Domain' },
];

interface TypeChoiceProps {
  chosen: DomainType;
  onChoose: (type: DomainType) => void;
}

export function TypeChoice({ chosen, onChoose }: TypeChoiceProps) {
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Type</legend>
      {types.map(({ value, label }) => (
        <label key={value} className={classes.option}>
          <input
            className={classes.input}
            type="radio"
            name="type"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
