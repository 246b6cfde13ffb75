// A program file of its own, which `load-smtp.ts` loads.
import { createTransport } from 'nodemailer';

export const library = { createTransport };
