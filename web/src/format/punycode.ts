const prefix = 'xn--';
const letterCount = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const firstCodePoint = 128;
const firstBias = 72;
const lastCodePoint = 0x10ffff;

/** A domain in Unicode: `xn--mnchen-3ya.de` as `münchen.de`. A label that cannot be decoded stays as it is. */
export function unicodeName(domain: string): string {
  return domain
    .split('.')
    .map((label) =>
      label.startsWith(prefix) ? (decode(label.slice(prefix.length)) ?? label) : label,
    )
    .join('.');
}

/** RFC 3492, section 6.2. */
function decode(text: string): string | undefined {
  const split = text.lastIndexOf('-');
  const points = Array.from(text.slice(0, Math.max(0, split)), (sign) => sign.charCodeAt(0));
  const rest = text.slice(split + 1);
  let position = 0;
  let point = firstCodePoint;
  let bias = firstBias;
  let index = 0;
  while (index < rest.length) {
    const start = position;
    let weight = 1;
    for (let k = letterCount; ; k += letterCount) {
      const digit = digitOf(rest[index]);
      index += 1;
      if (digit === undefined) return undefined;
      position += digit * weight;
      const threshold = Math.min(tMax, Math.max(tMin, k - bias));
      if (digit < threshold) break;
      weight *= letterCount - threshold;
    }
    const length = points.length + 1;
    bias = adapt(position - start, length, start === 0);
    point += Math.floor(position / length);
    position %= length;
    if (point > lastCodePoint) return undefined;
    points.splice(position, 0, point);
    position += 1;
  }
  return String.fromCodePoint(...points);
}

function digitOf(sign: string | undefined): number | undefined {
  const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(sign ?? ' ');
  return digit === -1 ? undefined : digit;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((letterCount - tMin) * tMax) / 2) {
    rest = Math.floor(rest / (letterCount - tMin));
    k += letterCount;
  }
  return k + Math.floor(((letterCount - tMin + 1) * rest) / (rest + skew));
}
