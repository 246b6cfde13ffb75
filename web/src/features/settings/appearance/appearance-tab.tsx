import { m } from '../../../language/messages.ts';
import { ChosenLanguageSelect } from '../../../layout/language/language-select.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ThemeChoice } from './theme-choice.tsx';

import columns from '../columns.module.css';
import classes from '../settings-form.module.css';

export function AppearanceTab() {
  return (
    <div className={columns.columns}>
      <Panel title={m.theme.title}>
        <p className={classes.lead}>{m.theme.lead}</p>
        <ThemeChoice />
      </Panel>
      <Panel title={m.language.label}>
        <p className={classes.lead}>{m.language.lead}</p>
        <div className={classes.form}>
          <ChosenLanguageSelect />
        </div>
      </Panel>
    </div>
  );
}
