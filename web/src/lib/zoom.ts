export interface Point {
  x: number;
  y: number;
}

/** How a picture is shown: its scale relative to the picture as it fits, and how far its centre is from that of the stage. */
export interface View extends Point {
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

export const fittingView: View = { scale: 1, x: 0, y: 0 };
/** What one press of + or - enlarges by. */
export const zoomStep = 1.5;

const scaleMax = 16;
const enlargedMin = 2;

export const limitScale = (wanted: number): number => Math.min(Math.max(wanted, 1), scaleMax);

/** Between the picture as it fits and its own pixels, of which small ones become larger. */
export const toggleScale = (scale: number, naturalWidth: number, fittingWidth: number): number =>
  scale > 1 ? 1 : limitScale(Math.max(naturalWidth / fittingWidth, enlargedMin));

/** Another scale, with the same place of the picture at `point`, which is relative to the centre of the stage. */
export function zoomAt(view: View, wanted: number, point: Point): View {
  const scale = limitScale(wanted);
  const growth = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  };
}

/** Moves the picture back where it would leave room at one side only; `picture` is its size as it fits. */
export function limitView({ scale, x, y }: View, picture: Size, stage: Size): View {
  return {
    scale,
    x: limitOffset(x, picture.width * scale, stage.width),
    y: limitOffset(y, picture.height * scale, stage.height),
  };
}

function limitOffset(offset: number, shown: number, room: number): number {
  const most = Math.max(0, (shown - room) / 2);
  return Math.min(most, Math.max(-most, offset));
}
