// The products that can be imported: a row each. docs/extending.md says what else a new one needs. Plain values, so that
// the web app can use them without the schemas.

/** What may have a product's accounts: a SQLite file, a database server, or a folder of files. */
export type SourceDatabase = 'sqlite' | 'postgres' | 'mysql' | 'folder';

interface Described {
  /** Its own name, which no language translates. */
  label: string;
  /** Of which it is imported, where the label does not say it. */
  version?: string;
  /** Paths of a database file or folder, and of the folder of the files, where nothing else was set. */
  usualDatabase?: RegExp;
  usualFolder: RegExp;
  /** Whether the first parts of its addresses can be set. */
  hasRoutes?: boolean;
  /** The word of `COMPAT` with which its clients keep working; absent: there is none. */
  compat?: string;
  /** Its page in the documentation. */
  page: { path: string; title: string };
}

interface InDatabase extends Described {
  /** What may have its accounts; the most usual first. */
  databases: readonly Exclude<SourceDatabase, 'folder'>[];
  databaseFiles?: never;
}
interface InFolder extends Described {
  databases: readonly ['folder'];
  /** The files that the folder must contain. Nothing else in it may be read: a link could lead out of the import folder. */
  databaseFiles: readonly string[];
}

export type SourceDefinition = InDatabase | InFolder;

const ziplinePage = { path: 'docs/import/zipline.md', title: 'Zipline' };

export const importSourceTable = {
  xbackbone: {
    label: 'XBackBone',
    version: '3',
    databases: ['sqlite', 'mysql'],
    usualDatabase: /(xbackbone|database)\.db$/i,
    usualFolder: /(^|\/)storage$/,
    compat: 'xbackbone',
    page: { path: 'docs/import/xbackbone.md', title: 'XBackBone' },
  },
  zipline3: {
    label: 'Zipline 3',
    databases: ['postgres'],
    usualFolder: /(^|\/)uploads$/,
    hasRoutes: true,
    compat: 'zipline',
    page: ziplinePage,
  },
  zipline4: {
    label: 'Zipline 4',
    databases: ['postgres'],
    usualFolder: /(^|\/)uploads$/,
    hasRoutes: true,
    compat: 'zipline',
    page: ziplinePage,
  },
  chibisafe: {
    label: 'Chibisafe',
    version: '6.5',
    databases: ['sqlite'],
    usualDatabase: /database\.sqlite$/i,
    usualFolder: /(^|\/)uploads$/,
    compat: 'chibisafe',
    page: { path: 'docs/import/chibisafe.md', title: 'Chibisafe' },
  },
  ass: {
    label: 'ass',
    version: '0.14',
    databases: ['folder'],
    databaseFiles: ['auth.json', 'data.json'],
    usualDatabase: /(^|\/)ass$/i,
    usualFolder: /(^|\/)ass$/i,
    compat: 'ass',
    page: { path: 'docs/import/ass.md', title: 'ass' },
  },
  pingvin: {
    label: 'Pingvin Share',
    databases: ['sqlite'],
    usualDatabase: /pingvin-share\.db$/i,
    usualFolder: /(^|\/)shares$/,
    page: { path: 'docs/import/pingvin.md', title: 'Pingvin Share' },
  },
} as const satisfies Record<string, SourceDefinition>;

type SourceTable = typeof importSourceTable;
/** A product, by the name that `perch import` takes. */
export type ImportSource = keyof SourceTable;

/** The products that have their accounts in a folder. */
export type FolderSource = {
  [Name in ImportSource]: 'folder' extends SourceTable[Name]['databases'][number] ? Name : never;
}[ImportSource];

export const isImportSource = (name: string): name is ImportSource =>
  Object.hasOwn(importSourceTable, name);

export const importSources: readonly ImportSource[] =
  Object.keys(importSourceTable).filter(isImportSource);

export const sourceOf = (name: ImportSource): SourceDefinition => importSourceTable[name];

export const databasesOf = (name: ImportSource): readonly SourceDatabase[] =>
  importSourceTable[name].databases;

/** `XBackBone 3` */
export function sourceTitle(name: ImportSource): string {
  const { label, version } = sourceOf(name);
  return version === undefined ? label : `${label} ${version}`;
}

/** How a product's database is named: as a file, as a folder, or by the URL of a server. */
export type DatabaseForm = 'file' | 'folder' | 'url';

const forms: Record<SourceDatabase, DatabaseForm> = {
  sqlite: 'file',
  postgres: 'url',
  mysql: 'url',
  folder: 'folder',
};

export const databaseFormsOf = (name: ImportSource): DatabaseForm[] =>
  databasesOf(name).map((database) => forms[database]);

/** Whether a database server is of the kind that the product has its accounts in. */
export const acceptsDatabaseUrl = (name: ImportSource, url: string): boolean =>
  databasesOf(name).includes(/^(mysql|mariadb):/.test(url) ? 'mysql' : 'postgres');
