import type { TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { accountQuery } from '../../api/queries.ts';
import { PasswordField } from '../../ui/form/field.tsx';

type CurrentPasswordFieldProps = Omit<TextInputProps, 'label'> & { label: string };

/** The account's password, with a hidden field that names the account to password managers. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { data: account } = useQuery(accountQuery);
  return (
    <>
      <input autoComplete="username" value={account?.email || account?.username} readOnly hidden />
      <PasswordField autoComplete="current-password" {...props} />
    </>
  );
}
