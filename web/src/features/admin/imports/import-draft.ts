import type { ImportOptions } from '@perch/contract/imports/imports';
import {
  acceptsDatabaseUrl,
  databaseFormsOf,
  type ImportSource,
  importSources,
  sourceOf,
} from '@perch/contract/imports/sources';

/** Stands for the database that the server's operator has configured. */
export const configuredDatabase = '\n';

/** The form: texts as they are typed. */
export interface ImportDraft {
  source: ImportSource;
  /** A path, or `configuredDatabase`; empty: none is chosen. */
  database: string;
  files: string;
  hosts: string;
  link: ImportOptions['link'];
  admins: boolean;
  owner: string;
  maxViews: ImportOptions['maxViews'];
  fileRoute: string;
  linkRoute: string;
  ignoreColumns: string;
}

interface Places {
  folders: readonly string[];
  databases: readonly string[];
  databaseUrl: string | null;
}

/** Whether the product may be read from the operator's database. */
export const hasDatabaseUrl = (source: ImportSource, { databaseUrl }: Places): boolean =>
  databaseUrl !== null && acceptsDatabaseUrl(source, databaseUrl);

/** What may be the database of a product. */
export function databaseChoices(source: ImportSource, places: Places): string[] {
  const forms = databaseFormsOf(source);
  return [
    ...(hasDatabaseUrl(source, places) ? [configuredDatabase] : []),
    ...(forms.includes('file') ? places.databases : []),
    ...(forms.includes('folder') ? places.folders : []),
  ];
}

/** Chooses the locations with the usual names, or the only one. */
export function withUsualLocations(draft: ImportDraft, places: Places): ImportDraft {
  const { source } = draft;
  const { usualFolder } = sourceOf(source);
  const databases = databaseChoices(source, places);
  const only = databases.length === 1 ? databases[0] : undefined;
  const database = databases.find((path) => hasUsualName(source, path)) ?? only ?? '';
  const folders = places.folders.filter((path) => usualFolder.test(path));
  const home = database.includes('/') ? database.slice(0, database.indexOf('/') + 1) : '';
  const files = folders.find((path) => path.startsWith(home)) ?? folders[0] ?? '';
  return { ...draft, database, files };
}

/** The form of the first product that has its database in the import folder. */
export function newDraft(places: Places): ImportDraft {
  const drafts = importSources.map((source) =>
    withUsualLocations({ ...emptyDraft, source }, places),
  );
  const found = drafts.find(({ source, database, files }) => {
    return files !== '' && database !== '' && isUsual(source, database);
  });
  return found ?? drafts[0] ?? emptyDraft;
}

const isUsual = (source: ImportSource, database: string) =>
  database === configuredDatabase || hasUsualName(source, database);

const hasUsualName = (source: ImportSource, database: string) =>
  sourceOf(source).usualDatabase?.test(database) ?? false;

const emptyDraft: ImportDraft = {
  source: 'xbackbone',
  database: '',
  files: '',
  hosts: '',
  link: 'copy',
  admins: false,
  owner: '',
  maxViews: 'drop',
  fileRoute: '',
  linkRoute: '',
  ignoreColumns: '',
};

/** The form with the options of an earlier import. */
export const draftOf = (options: ImportOptions): ImportDraft => ({
  ...options,
  database: options.database ?? configuredDatabase,
  hosts: options.hosts.join(' '),
  owner: options.owner ?? '',
  fileRoute: options.fileRoute ?? '',
  linkRoute: options.linkRoute ?? '',
  ignoreColumns: (options.ignoreColumns ?? []).join(' '),
});

/** The options for the server. */
export const optionsOf = ({ ignoreColumns, ...draft }: ImportDraft): ImportOptions => ({
  ...draft,
  database: draft.database === configuredDatabase ? null : draft.database,
  hosts: namesIn(draft.hosts),
  owner: draft.owner.trim() || null,
  fileRoute: draft.fileRoute.trim() || null,
  linkRoute: draft.linkRoute.trim() || null,
  // Servers of the previous version do not know the option, and few imports need it.
  ...(ignoreColumns.trim() !== '' && { ignoreColumns: namesIn(ignoreColumns) }),
});

const namesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);
