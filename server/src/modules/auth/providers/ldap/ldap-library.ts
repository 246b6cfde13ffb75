// A program file of its own, which `load-ldap.ts` loads.
import { Client, ResultCodeError } from 'ldapts';

export const library = { Client, ResultCodeError };
