import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { tokensQuery } from '../../../api/tokens/tokens-queries.ts';
import { formatList } from '../../../format/formats.ts';
import { m } from '../../../language/messages.ts';

import classes from './tokens.module.css';

/** Names the tokens that stay valid after a password change. */
export function RemainingTokens() {
  const { data } = useQuery(tokensQuery);
  const names = (data?.tokens ?? []).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className={classes.hint}>
      {m.tokens.stayValid({ names: formatList(names) })}{' '}
      <Link to="/settings?tab=tokens">{m.tokens.toTokens}</Link>
    </p>
  );
}
