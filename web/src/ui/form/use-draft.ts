import { useState } from 'react';

/**
 * The values that a user types into a form, with the sentences about them, by the names of the API. For forms whose
 * fields are not one value each, such as an end or a password that may stay, on pages that would load `@mantine/form`
 * for them alone.
 * @param initial the fields at first, or what makes them
 * @param problemsOf why the server would refuse them; empty: it would not
 * @param onProblems moves the focus, where the browser is not in the form
 */
export function useDraft<Fields extends object, Problems extends object>(
  initial: Fields | (() => Fields),
  problemsOf: (fields: Fields) => Problems,
  onProblems?: (problems: Partial<Problems>) => void,
) {
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<Partial<Problems>>({});
  const refuse = (found: Partial<Problems>) => {
    setProblems(found);
    onProblems?.(found);
  };
  return {
    fields,
    problems,
    /** Replaces all fields. */
    setFields,
    /** Shows why fields were refused, until one is changed. */
    refuse,
    change: (changed: Partial<Fields>) => {
      setFields((before) => ({ ...before, ...changed }));
      setProblems({});
    },
    /** Sends the fields, unless something is wrong with them, which is shown. */
    submit: (send: (fields: Fields) => void) => {
      const found = problemsOf(fields);
      refuse(found);
      if (Object.keys(found).length === 0) send(fields);
    },
  };
}
