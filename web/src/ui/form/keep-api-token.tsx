import { Checkbox } from './checkbox.tsx';

import classes from './keep-api-token.module.css';

interface KeepApiTokenProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Beside a new password: whether the API token stays valid. */
export function KeepApiToken(props: KeepApiTokenProps) {
  return (
    <Checkbox {...props}>
      Keep my upload clients working
      <span className={classes.hint}>
        Otherwise the API token ends with the old password, and ShareX and scripts need a new file.
      </span>
    </Checkbox>
  );
}
