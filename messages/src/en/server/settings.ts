import { createFormats } from '../../formats.ts';

const { bytes, either, isolate } = createFormats('en');

/** Settings that administrators change in the app. */
export const settings = {
  locked: ({ name, variable }: { name: string; variable: string }) =>
    `${isolate(name)} is set by ${isolate(variable)} in the environment and cannot be changed here.`,
  /** A public address that does not lead to the page that sets it. */
  otherAddress:
    'In the app, publicUrl can only become the address of the page itself. The command perch settings set publicUrl takes any address.',
  /** What settings of each kind accept. */
  refused: {
    address: ({ name }: { name: string }) =>
      `${name} must be an http or https address without a path.`,
    choice: ({ name, choices }: { name: string; choices: readonly string[] }) =>
      `${name} must be ${either(choices)}.`,
    switch: ({ name }: { name: string }) => `${name} must be on or off.`,
    size: ({ name }: { name: string }) =>
      `${name} must be a size such as 500MB or 20GB (MB = 1024² bytes).`,
    duration: ({ name, endless }: { name: string; endless: string }) =>
      `${name} must be a time such as 30m, 12h, 7d or 4w, or ${endless}.`,
    count: ({ name, min, max }: { name: string; min: number; max: number }) =>
      `${name} must be a whole number from ${min} to ${max}.`,
    text: ({ name, max }: { name: string; max: number }) =>
      `${name} must be 1 to ${max} characters in one line.`,
    types: ({ name }: { name: string }) =>
      `${name} must be types such as image/* or application/pdf, with commas between them.`,
    accent: ({ name }: { name: string }) =>
      `${name} must be a colour such as #45b9e4 that is readable on both themes.`,
    links: ({ name, max }: { name: string; max: number }) =>
      `${name} must be a JSON list of up to ${max} links such as \`[{"label":"Status","url":"https://status.example.com"}]\`, each an http, https or mailto address.`,
    page: ({ name, max }: { name: string; max: number }) =>
      `${name} must be Markdown of up to ${bytes(max)}.`,
  },
};
