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
  if (!email) issues.push('The account has no email.');
  else if (placeholders.some((shape) => shape.test(email))) {
    issues.push(`The email ${email} looks like a placeholder.`);
  }
  if (!role && isAdmin === undefined) {
    issues.push('The user has neither a role nor an admin flag.');
  }
  return issues;
}
