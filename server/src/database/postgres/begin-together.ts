import {
  Client,
  type Connection,
  type PoolClient,
  Query,
  type QueryConfig,
  type QueryResult,
} from 'pg';

import { forgetRefused, planNameOf } from './cached-plans.ts';

/**
 * Sends `begin` with the first statement of its transaction, which saves each transaction a round trip: both are one
 * exchange of the extended protocol, and where `begin` fails, PostgreSQL skips the statement.
 */
export function beginTogether(client: PoolClient): void {
  const { query } = client;
  let isBeginning = false;

  const value = (...args: unknown[]): unknown => {
    const [text, values] = args;
    if (text === 'begin') {
      isBeginning = true;
      return Promise.resolve(done('BEGIN'));
    }
    if (!isBeginning || !(client instanceof Client) || typeof text !== 'string') {
      return Reflect.apply(query, client, args);
    }
    isBeginning = false;
    // It ran no statement, so the database does not know of it.
    if (text === 'commit' || text === 'rollback') return Promise.resolve(done(text.toUpperCase()));
    const name = planNameOf(text, true);
    return firstStatement(client, { name, text, values: Array.isArray(values) ? values : [] });
  };
  Object.defineProperty(client, 'query', { value, configurable: true });

  function firstStatement(on: Client, config: QueryConfig): Promise<QueryResult> {
    // A statement without values would be sent by the simple protocol.
    const extended = { ...config, queryMode: 'extended' };
    const statement = new Query(extended);
    const { submit } = statement;
    statement.submit = (connection) => {
      sendBegin(connection);
      // An error that it returns fails the statement.
      return Reflect.apply(submit, statement, [connection]);
    };
    return new Promise((resolve, reject) => {
      statement.on('error', (error) => {
        forgetRefused(error, config.text);
        reject(error);
      });
      // With the result of `begin` before it.
      statement.on('end', (results: unknown) => {
        resolve(Array.isArray(results) ? results.at(-1) : results);
      });
      Reflect.apply(query, on, [statement]);
    });
  }
}

function sendBegin(connection: Connection): void {
  connection.parse({ name: '', text: 'begin', types: [] }, true);
  connection.bind({}, true);
  connection.execute({}, true);
}

const done = (command: string): QueryResult => ({
  command,
  rowCount: null,
  oid: 0,
  fields: [],
  rows: [],
});
