import type { TrustedAuthConfig } from '../../../../config/trusted-auth-settings.ts';

const textLengthMax = 254;
const groupsLengthMax = 16_000;

/** A person as the proxy's headers name them. */
export interface NamedPerson {
  user: string;
  /** Empty for none. */
  email: string;
  /** Empty for none. */
  name: string;
  groups: string[];
}

/** Why headers name no person who could sign in, for the audit log. */
export type NameProblem = 'no name' | 'two names' | 'too long' | 'invisible characters';

/** Reads the headers in which the proxy names a person. */
export function readNamedPerson(
  headers: Headers,
  names: TrustedAuthConfig['headers'],
): NamedPerson | { unnamed: NameProblem } {
  const [user, email, name] = [names.user, names.email, names.name].map((header) =>
    textOf(headers.get(header)),
  );
  const groups = textOf(headers.get(names.groups)) ?? '';
  if (!user) return { unnamed: 'no name' };
  const texts = [user, email ?? '', name ?? ''];
  if (texts.some((text) => text.length > textLengthMax) || groups.length > groupsLengthMax) {
    return { unnamed: 'too long' };
  }
  if ([...texts, groups].some((text) => invisible.test(text))) {
    return { unnamed: 'invisible characters' };
  }
  // RFC 9110 section 5.3: of two headers one is made, with a comma between them. One may be the client's own.
  if (user.includes(',') || email?.includes(',')) return { unnamed: 'two names' };
  return {
    user,
    email: email ?? '',
    name: name ?? '',
    groups: groups
      .split(',')
      .map((group) => group.trim())
      .filter((group) => group !== ''),
  };
}

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u;

// `trim` would take invisible characters along, unseen.
const withoutSpaces = (text: string): string => text.replaceAll(/^ +| +$/g, '');

// Of some versions of Caddy, which send the placeholder itself where the sign-in server names nothing.
const placeholder = /^\{[\w.-]+\}$/;

/** Headers are bytes, which arrive as Latin-1; proxies write UTF-8. */
function textOf(header: string | null): string | undefined {
  if (header === null || placeholder.test(header.trim())) return undefined;
  try {
    const bytes = Buffer.from(header, 'latin1');
    return withoutSpaces(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return withoutSpaces(header);
  }
}
