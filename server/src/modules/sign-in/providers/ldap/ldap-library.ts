// A program file of its own, which `find-person.ts` loads.
import { Client, ResultCodeError } from 'ldapts';

export const library = { Client, ResultCodeError };
