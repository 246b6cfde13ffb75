import { encode } from 'uqr';

import { qrPath } from './qr-path.ts';

import classes from './qr-code.module.css';

// ISO/IEC 18004: four light modules on each side.
const quietZone = 4;

/** `text` as a QR code, dark on light in every theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg
      className={classes.picture}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, as a picture has no address
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={classes.light} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={classes.dark} d={qrPath(data)} />
    </svg>
  );
}
