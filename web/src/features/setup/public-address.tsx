import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { addressFit } from './address-fit.ts';
import { CopyLine } from './copy-line.tsx';

import classes from './setup.module.css';

/** An address that no server has. */
const sample = 'https://files.example.org';

/** The address that links begin with, which only PUBLIC_URL changes, next to the one of this page. */
export function PublicAddress() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  const { publicUrl } = settings;
  const { origin } = window.location;
  const fit = addressFit(publicUrl, origin);
  return (
    <div className={classes.block}>
      <dl className={classes.facts}>
        <div>
          <dt>{m.setup.installation.address}</dt>
          <dd>
            <bdi>{publicUrl}</bdi>
          </dd>
        </div>
      </dl>
      <p className={classes.text}>{m.setup.installation[fit]}</p>
      {fit !== 'fits' && <CopyLine text={`PUBLIC_URL=${fit === 'local' ? sample : origin}`} />}
    </div>
  );
}
