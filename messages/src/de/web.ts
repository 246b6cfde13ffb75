import type { WebParts } from '../catalogue.ts';
import { accountFields } from './web/account-fields.ts';
import { brand } from './web/brand.ts';
import { clients } from './web/clients.ts';
import { commands } from './web/commands.ts';
import { controls, domainChecks } from './web/controls.ts';
import { dashboard } from './web/dashboard.ts';
import { format } from './web/format.ts';
import { general } from './web/general.ts';
import { language } from './web/language.ts';
import { layout } from './web/layout.ts';
import { secondFactorRules } from './web/second-factor-rules.ts';
import { theme } from './web/theme.ts';
import { transfers } from './web/transfers.ts';
import { uploads } from './web/uploads.ts';

export const web: WebParts['general'] = {
  accountFields,
  brand,
  clients,
  commands,
  controls,
  dashboard,
  domainChecks,
  format,
  general,
  language,
  layout,
  secondFactorRules,
  theme,
  transfers,
  uploads,
};
