const encoder = new TextEncoder();

/** How long a text is; the break at its end begins no line. */
export function measureText(text: string): { lines: number; sizeBytes: number } {
  const sizeBytes = encoder.encode(text).length;
  if (text === '') return { lines: 0, sizeBytes };
  let lines = 1;
  for (
    let at = text.indexOf('\n');
    at !== -1 && at < text.length - 1;
    at = text.indexOf('\n', at + 1)
  )
    lines += 1;
  return { lines, sizeBytes };
}
