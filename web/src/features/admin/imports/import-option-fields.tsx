import { importLinkModes } from '@perch/contract/imports/limits';
import { sourceOf } from '@perch/contract/imports/sources';

import { m } from '../../../language/messages.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { ImportDraft } from './import-draft.ts';

import classes from './new-import.module.css';

interface ImportOptionFieldsProps {
  draft: ImportDraft;
  change: (part: Partial<ImportDraft>) => void;
}

/** What most leave as it is. */
export function ImportOptionFields({ draft, change }: ImportOptionFieldsProps) {
  const words = m.imports.options;
  return (
    <div className={classes.options}>
      <SelectField
        label={words.link}
        description={words.linkHints[draft.link]}
        data={importLinkModes.map((mode) => ({ value: mode, label: words.links[mode] }))}
        value={draft.link}
        onChange={({ currentTarget: { value } }) =>
          change({ link: importLinkModes.find((mode) => mode === value) ?? 'copy' })
        }
      />
      <SelectField
        label={words.maxViews}
        description={words.maxViewsHint}
        data={[
          { value: 'drop', label: words.maxViewsDrop },
          { value: 'page', label: words.maxViewsPage },
        ]}
        value={draft.maxViews}
        onChange={({ currentTarget: { value } }) =>
          change({ maxViews: value === 'page' ? 'page' : 'drop' })
        }
      />
      <Field
        label={words.owner}
        description={words.ownerHint}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.owner}
        onChange={({ currentTarget: { value } }) => change({ owner: value })}
      />
      {sourceOf(draft.source).hasRoutes && (
        <>
          <RouteField
            label={words.fileRoute}
            placeholder="/u"
            value={draft.fileRoute}
            onChange={(fileRoute) => change({ fileRoute })}
          />
          <RouteField
            label={words.linkRoute}
            placeholder="/go"
            value={draft.linkRoute}
            onChange={(linkRoute) => change({ linkRoute })}
          />
        </>
      )}
      <div className={classes.wide}>
        <Field
          label={words.ignoreColumns}
          description={words.ignoreColumnsHint}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.ignoreColumns}
          onChange={({ currentTarget: { value } }) => change({ ignoreColumns: value })}
        />
      </div>
      <div className={classes.wide}>
        <Checkbox isChecked={draft.admins} onChange={(admins) => change({ admins })}>
          {words.admins}
        </Checkbox>
      </div>
    </div>
  );
}

interface RouteFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (route: string) => void;
}

function RouteField({ onChange, ...field }: RouteFieldProps) {
  return (
    <Field
      {...field}
      description={m.imports.options.routeHint}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}
