export interface PictureSize {
  width: number;
  height: number;
}

/** What of a picture is shown: how far it is enlarged (1 = as much of it as fits), and where, from 0 to 1 of the room left. */
export interface CropChoice {
  zoom: number;
  across: number;
  down: number;
}

export interface CropRegion extends PictureSize {
  left: number;
  top: number;
}

/** A picture from which a wanted size can be cut: of another size, and nowhere smaller, so that nothing is blurred. */
export const canBeCropped = (picture: PictureSize, wanted: PictureSize): boolean =>
  picture.width >= wanted.width &&
  picture.height >= wanted.height &&
  (picture.width > wanted.width || picture.height > wanted.height);

/** How far a picture can be enlarged until its pixels are those of the wanted size. */
export const mostZoom = (picture: PictureSize, wanted: PictureSize): number =>
  Math.min(picture.width / wanted.width, picture.height / wanted.height);

/** The part of a picture that fills the wanted size, in pixels of the picture. */
export function cropRegion(picture: PictureSize, wanted: PictureSize, choice: CropChoice): CropRegion {
  const zoom = Math.min(Math.max(choice.zoom, 1), mostZoom(picture, wanted));
  const shrunk = mostZoom(picture, wanted) / zoom;
  const width = Math.min(wanted.width * shrunk, picture.width);
  const height = Math.min(wanted.height * shrunk, picture.height);
  const within = (share: number) => Math.min(Math.max(share, 0), 1);
  return {
    width,
    height,
    left: (picture.width - width) * within(choice.across),
    top: (picture.height - height) * within(choice.down),
  };
}

/** The same part, moved by so many of its own pixels: what is dragged follows the finger. */
export function moveCrop(
  picture: PictureSize,
  wanted: PictureSize,
  choice: CropChoice,
  by: { x: number; y: number },
): CropChoice {
  const { left, top, width, height } = cropRegion(picture, wanted, choice);
  const share = (at: number, room: number) => (room > 0 ? Math.min(Math.max(at / room, 0), 1) : 0.5);
  return {
    ...choice,
    across: share(left - by.x, picture.width - width),
    down: share(top - by.y, picture.height - height),
  };
}
