/** What an owner typed: six digits of an app, or a recovery code. */
export type TypedCode = { kind: 'totp'; digits: string } | { kind: 'recovery'; text: string };

/**
 * Reads a code as people write it: with spaces and hyphens, capitals, digits of another script, and letters
 * that look like digits.
 */
export function readCode(typed: string): TypedCode {
  const text = typed
    .normalize('NFKC')
    // Arabic-Indic digits: their last four bits are their value.
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
  if (/^\d{6}$/.test(text)) return { kind: 'totp', digits: text };
  const asWritten = text.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return { kind: 'recovery', text: asWritten };
}
