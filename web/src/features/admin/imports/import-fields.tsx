import { databaseFormsOf, importSources, sourceTitle } from '@perch/contract/imports/sources';

import { m } from '../../../language/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import {
  configuredDatabase,
  databaseChoices,
  hasDatabaseUrl,
  type ImportDraft,
  withUsualLocations,
} from './import-draft.ts';
import { ImportOptionFields } from './import-option-fields.tsx';
import type { Places } from './import-queries.ts';

import classes from './new-import.module.css';

interface ImportFieldsProps {
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
  places: Places;
  /** A missing choice is named only after a try. */
  isAttempted: boolean;
}

/** The product, the places of its rows and files, and how they come. */
export function ImportFields({ draft, onChange, places, isAttempted }: ImportFieldsProps) {
  const words = m.imports.new;
  const change = (part: Partial<ImportDraft>) => onChange({ ...draft, ...part });
  const missing = (text: string) => (isAttempted && text === '' ? words.missing : undefined);
  const hint = placeHintOf(draft, places);
  return (
    <>
      <div className={classes.fields}>
        <SelectField
          label={words.product}
          description={words.productHint}
          data={importSources.map((source) => ({ value: source, label: sourceTitle(source) }))}
          value={draft.source}
          onChange={({ currentTarget: { value } }) => {
            const source = importSources.find((each) => each === value) ?? draft.source;
            onChange(withUsualLocations({ ...draft, source }, places));
          }}
        />
        <SelectField
          label={words.database}
          description={words.databaseHints[databaseForm(draft)]}
          error={missing(draft.database)}
          data={[
            { value: '', label: words.choose },
            ...choicesOf(draft, places).map((path) => ({
              value: path,
              label:
                path === configuredDatabase ? (places.databaseUrl ?? '') : nameOf(path, places),
            })),
          ]}
          value={draft.database}
          onChange={({ currentTarget: { value } }) => change({ database: value })}
        />
        <SelectField
          label={words.files}
          description={words.filesHint}
          error={missing(draft.files)}
          data={[
            { value: '', label: words.choose },
            ...withChosen(places.folders, draft.files).map((path) => ({
              value: path,
              label: nameOf(path, places),
            })),
          ]}
          value={draft.files}
          onChange={({ currentTarget: { value } }) => change({ files: value })}
        />
        <Field
          label={words.hosts}
          description={words.hostsHint({ host: window.location.hostname })}
          placeholder="files.example.com"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.hosts}
          onChange={({ currentTarget: { value } }) => change({ hosts: value })}
        />
        <p className={`${classes.note} ${classes.wide}`}>{hint}</p>
      </div>
      <Disclosure title={words.options}>
        <ImportOptionFields draft={draft} change={change} />
      </Disclosure>
    </>
  );
}

const databaseForm = ({ source }: ImportDraft) => databaseFormsOf(source)[0] ?? 'file';

/** The chosen one stays there, also where it was moved since. */
const withChosen = (paths: readonly string[], chosen: string) =>
  chosen === '' || paths.includes(chosen) ? paths : [chosen, ...paths];

const choicesOf = (draft: ImportDraft, places: Places) =>
  withChosen(databaseChoices(draft.source, places), draft.database);

const nameOf = (path: string, { folder }: Places) => (path === '.' ? folder : path);

/** Where things have to lie, or which of them is missing. */
function placeHintOf({ source }: ImportDraft, places: Places): string {
  const words = m.imports.new;
  const { folder, isWhole } = places;
  const forms = databaseFormsOf(source);
  const hasUrl = hasDatabaseUrl(source, places);
  if (forms[0] === 'url' && !hasUrl) return words.noDatabaseUrl;
  if (forms.includes('file') && places.databases.length === 0 && !hasUrl) {
    return words.noDatabase({ folder });
  }
  return isWhole ? words.whereHint({ folder }) : words.notWhole({ folder });
}
