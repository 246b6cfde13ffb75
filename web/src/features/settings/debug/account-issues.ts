import { m } from '../../../language/messages.ts';

const placeholders = [
  /@(.+\.)?example\.(com|net|org)$/i,
  /@(.+\.)?(example|test|invalid|localhost|local)$/i,
  /^(test|user|email|placeholder|your|name|someone|foo|noreply|no-reply)\d*@/i,
  /@(test|email|domain|placeholder|temp)\.(com|net|org)$/i,
];

interface Facts {
  email?: string | undefined;
  role?: string | undefined;
  isAdmin?: boolean | undefined;
}

/** What looks wrong with an account, one sentence each. */
export function accountIssues({ email, role, isAdmin }: Facts): string[] {
  const issues: string[] = [];
  if (!email) issues.push(m.settings.debug.noEmail);
  else if (placeholders.some((shape) => shape.test(email))) {
    issues.push(m.settings.debug.placeholderEmail({ email }));
  }
  if (!role && isAdmin === undefined) {
    issues.push(m.settings.debug.noRole);
  }
  return issues;
}
