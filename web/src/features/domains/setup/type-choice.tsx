import type { DomainType } from '@perch/contract/domains';

import { m } from '../../../language/messages.ts';

import classes from './type-choice.module.css';

const types: readonly DomainType[] = ['subdomain', 'domain'];

interface TypeChoiceProps {
  chosen: DomainType;
  onChoose: (type: DomainType) => void;
}

export function TypeChoice({ chosen, onChoose }: TypeChoiceProps) {
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{m.domains.add.type}</legend>
      {types.map((value) => (
        <label key={value} className={classes.option}>
          <input
            className={classes.input}
            type="radio"
            name="type"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {m.domains.add.types[value]}
        </label>
      ))}
    </fieldset>
  );
}
