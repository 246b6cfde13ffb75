import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import { settingGroups } from '@perch/contract/settings/setting-table';
import { useQuery } from '@tanstack/react-query';

import { adminSettingsQuery } from '../../../api/admin/admin-settings.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fieldsOf } from './draft.ts';
import { LogoField } from './logo-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionLinks } from './section-links.tsx';
import { SettingField } from './setting-field.tsx';
import { useSettingsForm } from './use-settings-form.ts';

import classes from './settings-tab.module.css';

export function SettingsTab() {
  const { data: settings, error, isPending, refetch } = useQuery(adminSettingsQuery);
  if (settings) return <SettingsForm settings={settings} />;
  return (
    <Panel>
      {isPending ? (
        <Loading />
      ) : (
        <LoadError
          title={m.adminSettings.loadFailed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}

const sectionId = (group: string) => `settings-${group}`;

/** All settings in sections, saved together; only those that were changed are sent. */
function SettingsForm({ settings }: { settings: AdminSettings }) {
  const { form, draft, problems, changed, isSaving, onEdit, onSubmit, onDiscard } =
    useSettingsForm(settings);
  return (
    <div className={classes.page}>
      <SectionLinks
        label={m.adminSettings.sections}
        sections={settingGroups.map((group) => ({
          id: sectionId(group),
          title: m.adminSettings.groups[group],
        }))}
      />
      <div className={classes.sections} ref={form}>
        <Form className={classes.form} isBusy={isSaving} onSubmit={onSubmit}>
          <p className={classes.lead}>{m.adminSettings.lead}</p>
          {settingGroups.map((group) => (
            <div key={group} id={sectionId(group)} className={classes.section} tabIndex={-1}>
              <Panel title={m.adminSettings.groups[group]}>
                <div className={classes.fields}>
                  {group === 'legal' && <p className={classes.lead}>{m.adminSettings.legalLead}</p>}
                  {group === 'brand' && <LogoField />}
                  {fieldsOf(group).map((name) => (
                    <SettingField
                      key={name}
                      name={name}
                      settings={settings}
                      draft={draft}
                      problem={problems[name]}
                      onEdit={onEdit}
                    />
                  ))}
                </div>
              </Panel>
            </div>
          ))}
          {changed.length > 0 && (
            <SaveBar count={changed.length} isSaving={isSaving} onDiscard={onDiscard} />
          )}
        </Form>
      </div>
    </div>
  );
}
