import { Button } from '@mantine/core';
import { logoBytesMax, logoEdgeMax, logoEdgeMin } from '@perch/contract/brand/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';

import classes from './logo-field.module.css';

/** The logo, which is in use as soon as it was chosen. */
export function LogoField() {
  const queryClient = useQueryClient();
  const { data } = useQuery(settingsQuery);
  const input = useRef<HTMLInputElement>(null);
  const texts = m.brand.logo;
  const change = useMutation({
    mutationFn: (picture: File | null) => (picture ? saveLogo(picture) : removeLogo()),
    meta: { isShownInPlace: true },
    onSuccess: async (_, picture) => {
      toastSuccess(picture ? texts.saved : texts.removed);
      await refetch(queryClient, settingsQuery.queryKey);
    },
  });
  const logoUrl = data?.logoUrl;
  return (
    <section className={classes.field} aria-label={texts.label}>
      <p className={classes.label}>{texts.label}</p>
      <p className={classes.hint}>
        {texts.hint({ maxBytes: logoBytesMax, min: logoEdgeMin, max: logoEdgeMax })}
      </p>
      {logoUrl && <img className={classes.picture} src={logoUrl} alt={texts.label} />}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/webp"
        data-testid="logo"
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (picture) change.mutate(picture);
        }}
      />
      {change.isError && (
        <p className={classes.problem} role="alert">
          {errorMessage(change.error)}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" loading={change.isPending} onClick={() => input.current?.click()}>
          {logoUrl ? texts.replace : texts.choose}
        </Button>
        {logoUrl && (
          <Button variant="default" disabled={change.isPending} onClick={() => change.mutate(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Sends a picture as the logo; the server judges it by its bytes. */
const saveLogo = (picture: File) =>
  parseResponse(
    api.admin.brand.logo.$put(
      {},
      { init: { body: picture, headers: { 'Content-Type': picture.type } } },
    ),
  );

const removeLogo = () => parseResponse(api.admin.brand.logo.$delete());
