import { join } from 'node:path';

import { root } from '../../scripts/project.mjs';
import { startServerPool } from '../support/servers/start-server-pool.ts';
import { startCeph } from '../support/services/ceph.ts';
import { startPostgres } from '../support/services/postgres.ts';
import type { ProgramName } from './needs.ts';
import type { SuiteName } from './test-files.ts';
import { timingsFile } from './timings.ts';

type StoreName = 'postgres' | 'ceph';

interface Suite {
  runner: 'bun' | 'playwright';
  /** Of Playwright's projects. */
  project?: string;
  args: string[];
  /** How many of its files run side by side. */
  atOnce: number;
  env: Record<string, string>;
  /** Started once for all of its files. */
  stores: StoreName[];
  /** Whether its tests may take servers that other tests have used, see test/support/servers/shared-server.ts. */
  sharesServers: boolean;
  /** What each of its files needs, beside what the file itself requires. */
  programs: ProgramName[];
  needsWebApp: boolean;
}

// With all of its rounds a fault takes minutes.
const faultTimeoutMs = 1_800_000;

const plain: Suite = {
  runner: 'bun',
  args: ['--timeout=180000'],
  atOnce: 1,
  env: {},
  stores: [],
  sharesServers: false,
  programs: [],
  needsWebApp: false,
};
const sqlite = { PERCH_TEST_DATABASE: 'sqlite' };
// A test waits for its server about as long as it works: four keep two cores busy. Begun by how long they
// take, none is left with a long file in the end.
const fourAtOnce = {
  args: ['--timeout=180000', `--timings=${timingsFile}`],
  atOnce: 4,
};

const onSqlite: Suite = { ...plain, ...fourAtOnce, env: sqlite, sharesServers: true };

const onPostgres: Suite = {
  ...plain,
  ...fourAtOnce,
  env: { PERCH_TEST_DATABASE: 'postgres' },
  stores: ['postgres', 'ceph'],
  sharesServers: true,
  programs: ['postgres', 'ceph'],
};

const onScreen = (project: string): Suite => ({
  ...plain,
  runner: 'playwright',
  project,
  args: [],
  // As its configuration says.
  atOnce: 3,
  programs: ['chromium'],
  needsWebApp: true,
});

export const suiteSettings: Record<SuiteName, Suite> = {
  // Modules are read once for all files of a process.
  unit: { ...plain, args: ['--timeout=180000', '--no-isolate'], atOnce: 2 },
  components: { ...plain, args: ['--timeout=30000', '--preload=./web/test/dom.ts'] },
  desktop: onScreen('desktop'),
  phone: onScreen('phone'),
  phones: onScreen('phones'),
  walks: onScreen('desktop'),
  oldest: onScreen('oldest'),
  // Playwright drives Firefox in a build of its own only; this is by WebDriver.
  firefox: { ...plain, args: ['--timeout=120000'], needsWebApp: true },
  'integration:sqlite': onSqlite,
  'integration:postgres': onPostgres,
  long: onSqlite,
  'second-stack': onPostgres,
  faults: { ...plain, args: [`--timeout=${faultTimeoutMs}`], env: sqlite },
  packages: { ...plain, args: ['--timeout=300000'], needsWebApp: true },
  docs: plain,
  'docs-desktop': { ...onScreen('desktop'), needsWebApp: false },
  'docs-phone': { ...onScreen('phones'), needsWebApp: false },
  s3: { ...plain, stores: ['ceph'], programs: ['ceph'] },
};

/**
 * Playwright keeps there how it has transpiled a file. A run has a folder of its own for everything temporary: each would
 * transpile all of them.
 */
export const playwrightCache = { PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright') };

interface Command {
  command: string[];
  env: Record<string, string>;
}

interface Output {
  /** The file of the JUnit report. */
  report: string;
  /** The folder for what Playwright keeps of tests that fail. */
  results: string;
}

/** How a suite's files are run; without `output` the results are for a terminal, of all projects. */
export function commandOf(name: SuiteName, files: string[], output?: Output): Command {
  const { runner, args, atOnce, env, project } = suiteSettings[name];
  if (runner === 'bun') {
    const junit = ['--only-failures', '--reporter=junit', `--reporter-outfile=${output?.report}`];
    const parallel = atOnce > 1 ? [`--parallel=${atOnce}`] : [];
    // Without the dot, bun takes a path as a part of any test file's name.
    const paths = files.map((file) => `./${file}`);
    return {
      command: [process.execPath, 'test', ...(output ? junit : []), ...args, ...parallel, ...paths],
      env,
    };
  }
  const playwright = ['node', 'node_modules/@playwright/test/cli.js', 'test'];
  const only = output && project !== undefined ? [`--project=${project}`] : [];
  const config = ['-c', 'test/e2e/playwright.config.ts', ...only];
  const junit = output ? ['--reporter=list,junit', '--output', output.results] : [];
  return {
    command: [...playwright, ...config, ...junit, ...files],
    env: {
      ...env,
      ...playwrightCache,
      ...(output && { PLAYWRIGHT_JUNIT_OUTPUT_FILE: output.report }),
    },
  };
}

/** A started store, and the variables that lead tests to it. */
interface Store extends AsyncDisposable {
  env: Record<string, string>;
}

const start: Record<StoreName, () => Promise<Store>> = {
  async postgres() {
    const cluster = await startPostgres({ isInMemory: true });
    const dispose = () => cluster[Symbol.asyncDispose]();
    return { env: { PERCH_TEST_POSTGRES_URL: cluster.url }, [Symbol.asyncDispose]: dispose };
  },
  async ceph() {
    const ceph = await startCeph();
    const { endpoint, region, accessKeyId, secretAccessKey } = ceph;
    const location = { endpoint, region, accessKeyId, secretAccessKey };
    return {
      env: { PERCH_TEST_S3: JSON.stringify(location) },
      [Symbol.asyncDispose]: () => ceph[Symbol.asyncDispose](),
    };
  },
};

/**
 * The stores of several suites: each is started when it is first asked for, and shared from then on. The servers of
 * a suite are its own.
 */
export class Stores implements AsyncDisposable {
  readonly #started = new Map<StoreName, Promise<Store>>();
  readonly #pools = new Map<SuiteName, Promise<Store>>();

  /** The variables that lead a suite's tests to its stores and servers. */
  async envFor(suite: SuiteName): Promise<Record<string, string>> {
    const { stores, sharesServers, env } = suiteSettings[suite];
    const started = await Promise.all(stores.map((name) => this.#start(name)));
    const found: Record<string, string> = Object.assign({}, ...started.map((each) => each.env));
    if (!sharesServers) return found;
    const pool = this.#pools.get(suite) ?? startServerPool({ ...env, ...found });
    this.#pools.set(suite, pool);
    return { ...found, ...(await pool).env };
  }

  /** Stops those that none of these suites uses, servers before their stores. */
  async keepFor(names: SuiteName[]): Promise<void> {
    for (const [suite, pool] of [...this.#pools].filter(([name]) => !names.includes(name))) {
      this.#pools.delete(suite);
      await (await pool.catch(() => undefined))?.[Symbol.asyncDispose]();
    }
    const used = new Set(names.flatMap((name) => suiteSettings[name].stores));
    const unused = [...this.#started].filter(([name]) => !used.has(name));
    for (const [name, store] of unused) {
      this.#started.delete(name);
      await (await store.catch(() => undefined))?.[Symbol.asyncDispose]();
    }
  }

  #start(name: StoreName): Promise<Store> {
    const store = this.#started.get(name) ?? start[name]();
    this.#started.set(name, store);
    return store;
  }

  async [Symbol.asyncDispose]() {
    await this.keepFor([]);
  }
}
