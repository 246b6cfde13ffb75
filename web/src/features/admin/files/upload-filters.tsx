import { Button } from '@mantine/core';
import { categories, searchLengthMax } from '@perch/contract/limits';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useDebouncedText } from '../../../ui/form/use-debounced-text.ts';
import { accountsLikeQuery, userQuery } from '../admin-queries.ts';
import { filterSearch, readUploadFilters } from '../admin-url.ts';

import classes from './upload-filters.module.css';

/** The type and the account, which the URL holds. */
export function UploadFilterFields() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { type, user } = readUploadFilters(parameters);
  const narrow = (change: Parameters<typeof filterSearch>[1]) =>
    void navigate({ search: filterSearch(parameters, change) });
  const texts = m.admin.files;
  return (
    <div className={classes.filters}>
      <SelectField
        size="sm"
        aria-label={texts.type}
        value={type}
        data={[
          { value: '', label: texts.allTypes },
          ...categories.map((each) => ({ value: each, label: m.format.fileTypes[each] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          narrow({ type: categories.find((each) => each === value) ?? '' })
        }
      />
      {user === '' ? (
        <AccountField onChoose={(id) => narrow({ user: id })} />
      ) : (
        <ChosenAccount id={user} onClear={() => narrow({ user: '' })} />
      )}
    </div>
  );
}

/** Searches accounts, and offers those that match. */
function AccountField({ onChoose }: { onChoose: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const [text, setText] = useDebouncedText(search, setSearch);
  const accounts = useQuery({ ...accountsLikeQuery(search), enabled: search !== '' });
  const found = search === '' ? [] : (accounts.data ?? []);
  const texts = m.admin.files;
  return (
    <>
      <Field
        size="sm"
        aria-label={texts.account}
        placeholder={texts.account}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={searchLengthMax}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {found.length > 0 && (
        <ul className={classes.accounts} aria-label={texts.accounts}>
          {found.map(({ _id: id, username }) => (
            <li key={id}>
              <Button
                size="xs"
                variant="default"
                className={classes.account ?? ''}
                onClick={() => onChoose(id)}
              >
                <bdi>{username}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && accounts.data?.length === 0 && (
        <p className={classes.none}>{m.users.empty}</p>
      )}
    </>
  );
}

function ChosenAccount({ id, onClear }: { id: string; onClear: () => void }) {
  const { data: user } = useQuery(userQuery(id));
  const name = user?.username ?? m.admin.files.unknownUser;
  return (
    <Button
      variant="default"
      className={classes.account ?? ''}
      aria-label={m.admin.files.clearAccount({ name })}
      rightSection={<IconX size="1rem" aria-hidden="true" />}
      onClick={onClear}
    >
      <bdi>{name}</bdi>
    </Button>
  );
}
