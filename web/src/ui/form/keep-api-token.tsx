import { m } from '../../language/messages.ts';
import { Checkbox } from './checkbox.tsx';

import classes from './keep-api-token.module.css';

interface KeepApiTokenProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** With a new password: whether the API token stays valid. */
export function KeepApiToken(props: KeepApiTokenProps) {
  return (
    <Checkbox {...props}>
      {m.controls.keepToken}
      <span className={classes.hint}>{m.controls.keepTokenHint}</span>
    </Checkbox>
  );
}
