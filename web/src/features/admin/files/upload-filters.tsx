import { Button } from '@mantine/core';
import { categories } from '@perch/contract/limits';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
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

function AccountField({ onChoose }: { onChoose: (id: string) => void }) {
  const [text, setText] = useState('');
  const listId = useId();
  const search = text.trim();
  const accounts = useQuery({ ...accountsLikeQuery(search), enabled: search !== '' });
  const known = search === '' ? [] : (accounts.data ?? []);
  const choose = (typed: string) => {
    const chosen = known.find(({ username }) => username === typed.trim());
    if (chosen) onChoose(chosen._id);
  };
  return (
    <>
      <Field
        size="sm"
        aria-label={m.admin.files.account}
        placeholder={m.admin.files.account}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        list={listId}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          choose(value);
        }}
        onKeyDown={({ key }) => {
          // The only account that matches need not be written to its end.
          const [only, ...others] = known;
          if (key === 'Enter' && only && others.length === 0) onChoose(only._id);
        }}
      />
      <datalist id={listId}>
        {known.map(({ _id: id, username, email }) => (
          <option key={id} value={username}>
            {email}
          </option>
        ))}
      </datalist>
    </>
  );
}

function ChosenAccount({ id, onClear }: { id: string; onClear: () => void }) {
  const { data: user } = useQuery(userQuery(id));
  const name = user?.username ?? m.admin.files.unknownUser;
  return (
    <Button
      variant="default"
      className={classes.chosen ?? ''}
      aria-label={m.admin.files.clearAccount({ name })}
      rightSection={<IconX size="1rem" aria-hidden="true" />}
      onClick={onClear}
    >
      <bdi>{name}</bdi>
    </Button>
  );
}
