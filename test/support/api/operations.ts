import { tokenRequestsMax } from '@perch/contract/accounts/limits';

interface Described {
  'x-access': string;
  'x-scope'?: string;
}

/** A call of the OpenAPI document. */
export interface Operation {
  method: string;
  path: string;
  operation: Described;
}

/** Every call that is not open to the public. */
export async function readOperations({ origin }: { origin: string }): Promise<Operation[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths }: { paths: Record<string, Record<string, Described>> } = await answer.json();
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )
    .filter(({ operation }) => operation['x-access'] !== 'public');
}

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;

/** No upload and no account has these ids: nothing is changed where a call is open. */
export const filled = (path: string) =>
  path
    .replace('resumable/{id}', `resumable/${'a'.repeat(32)}`)
    .replace('{id}', 'AAAAAAAAAAAAAAAA')
    .replace('{client}', 'sharex');

/** The operations in parts that one token may call in a minute. */
export function partsForTokens(operations: readonly Operation[]): Operation[][] {
  const count = Math.ceil(operations.length / tokenRequestsMax);
  const length = Math.ceil(operations.length / count);
  return Array.from({ length: count }, (_, part) =>
    operations.slice(part * length, (part + 1) * length),
  );
}
