import type { Caller, Credentials } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { enter, findByHash } from './authenticate-token.ts';
import { hashOfToken } from './token-secret.ts';

/** A caller with a token that came with its account, and where from. */
export interface ImportedCaller extends Caller {
  /** The product, as `perch import` names it. */
  source: string;
  importId: string;
}

// Of other products, the longest with some room.
const lengthMax = 1024;

/**
 * The caller with a token of one of these products; undefined where there is none. One indexed read: such a token has
 * no id in it. Throws as `authenticateToken`.
 */
export async function authenticateImported(
  services: Pick<Services, 'db' | 'knownTokens' | 'clock'>,
  secret: string,
  sources: readonly string[],
  asked: Pick<Credentials, 'address'>,
): Promise<ImportedCaller | undefined> {
  if (secret.length > lengthMax) return undefined;
  const hash = hashOfToken(secret);
  const found = await services.db
    .selectFrom('tokens')
    .innerJoin('imports', 'imports.id', 'tokens.import_id')
    .select(['tokens.id', 'imports.id as importId', 'imports.source'])
    .where('tokens.secret_hash', '=', hash)
    .where('tokens.import_id', 'is not', null)
    .where('imports.source', 'in', sources)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, importId, source } = found;
  const known = await findByHash(services, id, hash);
  return { ...enter(services, known, { ...asked, isCounted: true }), source, importId };
}
