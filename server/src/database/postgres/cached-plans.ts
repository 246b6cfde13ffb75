import type { PoolClient } from 'pg';

// Planning a statement takes PostgreSQL several times as long as running it: where it was prepared under a name, each
// connection plans it once.

/** Of `*`, which has other columns since a newer Perch has added one. */
const resultChanged = '0A000';
/** Behind a pooler that gives every transaction another connection, and does not prepare the statement there. */
const poolerCodes = new Set(['26000', '42P05']);

interface KeptPlan {
  name: string;
  /** Whether it is used in transactions, which such an error ends. */
  isForTransactions: boolean;
}

const plans = new Map<string, KeptPlan>();

/**
 * Has each connection keep the plan of this statement. `isForTransactions` where its caller can do without it: after a
 * failure it is not used any more.
 */
export function cachePlan(text: string, { isForTransactions = false } = {}): string {
  plans.set(text, { name: `perch_${Bun.hash(text).toString(36)}`, isForTransactions });
  return text;
}

/** Under which name the statement is to be sent; undefined: under none. */
export function planNameOf(text: string, isInTransaction: boolean): string | undefined {
  const plan = plans.get(text);
  return plan && (plan.isForTransactions || !isInTransaction) ? plan.name : undefined;
}

/** Whether the statement failed because its plan was kept; then it is not from now on. */
export function forgetRefused(error: unknown, text: string): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (poolerCodes.has(code)) plans.clear();
  else if (code === resultChanged) plans.delete(text);
  else return false;
  return true;
}

/** Sends statements of `cachePlan` by their names, and once more without where that fails outside a transaction. */
export function usePlans(client: PoolClient): void {
  const { query } = client;
  const send = (...args: unknown[]): unknown => Reflect.apply(query, client, args);
  const value = (...args: unknown[]): unknown => {
    const [text, values] = args;
    const isInTransaction = client.getTransactionStatus() !== 'I';
    const name = typeof text === 'string' ? planNameOf(text, isInTransaction) : undefined;
    if (typeof text !== 'string' || name === undefined) return send(...args);
    const sent = send({ name, text, values });
    if (!(sent instanceof Promise)) return sent;
    return sent.catch((error: unknown) => {
      if (forgetRefused(error, text) && !isInTransaction) return send(text, values);
      throw error;
    });
  };
  Object.defineProperty(client, 'query', { value, configurable: true });
}
