// As the server reads a code: with spaces and hyphens, and digits of any script.
const around = /[\s\p{Pd}\p{Cf}]/gu;
const wholeCode = /^\p{Nd}{6}$/u;

/** The longest code that the server takes, with what stands between its parts. */
export const codeLengthMax = 40;

/** The six digits of an authenticator app's code; undefined as long as they are more, less or anything else. */
export function readAppCode(text: string): string | undefined {
  const code = text.normalize('NFKC').replaceAll(around, '');
  return wholeCode.test(code) ? code : undefined;
}
