import type { ReactNode, SubmitEvent } from 'react';

interface FormProps {
  className?: string | undefined;
  isBusy: boolean;
  /** Such as the `onSubmit` of Mantine's `useForm`, which validates first. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/**
 * A form whose fields show the app's own messages instead of the browser's. While busy it ignores a
 * submit, also by the Enter key.
 */
export function Form({ className, isBusy, onSubmit, children }: FormProps) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}
