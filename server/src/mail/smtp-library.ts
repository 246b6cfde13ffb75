// A separate program file, which `smtp.ts` loads.
import { createTransport } from 'nodemailer';

export const library = { createTransport };
