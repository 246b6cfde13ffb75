import type { ServerMessages } from '../catalogue.ts';
import { accountErrors } from './server/account-errors.ts';
import { albums } from './server/albums.ts';
import { answers } from './server/answers.ts';
import { appPage } from './server/app-page.ts';
import { archives } from './server/archives.ts';
import { brand } from './server/brand.ts';
import { domainChecks } from './server/domain-checks.ts';
import { domainErrors } from './server/domain-errors.ts';
import { errors } from './server/errors.ts';
import { fields } from './server/fields.ts';
import { filePage } from './server/file-page.ts';
import { imports } from './server/imports.ts';
import { linkOptions } from './server/link-options.ts';
import { links } from './server/links.ts';
import { mail } from './server/mail.ts';
import { pages } from './server/pages.ts';
import { passkeys } from './server/passkeys.ts';
import { pastes } from './server/pastes.ts';
import { proxySignIn } from './server/proxy-sign-in.ts';
import { requests } from './server/requests.ts';
import { secondFactorRules } from './server/second-factor-rules.ts';
import { secondFactors } from './server/second-factors.ts';
import { settings } from './server/settings.ts';
import { setup } from './server/setup.ts';
import { signIn } from './server/sign-in.ts';
import { tags } from './server/tags.ts';
import { tokens } from './server/tokens.ts';
import { trash } from './server/trash.ts';
import { uploadErrors } from './server/upload-errors.ts';

export const server: ServerMessages = {
  albums,
  answers,
  appPage,
  archives,
  brand,
  domainChecks,
  errors: { ...errors, ...accountErrors, ...domainErrors, ...uploadErrors },
  fields,
  filePage,
  imports,
  linkOptions,
  links,
  mail,
  pages,
  passkeys,
  pastes,
  requests,
  secondFactorRules,
  proxySignIn,
  secondFactors,
  settings,
  setup,
  signIn,
  tags,
  tokens,
  trash,
};
