import type { CropRegion, PictureSize } from '@foyer/domain/images/crop-region.ts';

/** Of pictures that weigh too much as they are, the best of these that does not. */
const qualities = [0.92, 0.85, 0.75, 0.6, 0.4];

export function drawRegion(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { left, top, width, height }: CropRegion,
  wanted: PictureSize,
): void {
  canvas.width = wanted.width;
  canvas.height = wanted.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, wanted.width, wanted.height);
}

/** What a canvas shows as a file: a PNG stays one while it is light enough, else it becomes a JPG. */
export async function fileOfCanvas(canvas: HTMLCanvasElement, source: File, maxBytes: number): Promise<File> {
  const name = source.name.replace(/\.[^.]*$/, '');
  if (source.type === 'image/png') {
    const png = await blobOf(canvas, 'image/png');
    if (png.size <= maxBytes) return new File([png], `${name}.png`, { type: 'image/png' });
  }
  const opaque = onWhite(canvas);
  let jpeg = await blobOf(opaque, 'image/jpeg', qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (jpeg.size <= maxBytes) break;
    jpeg = await blobOf(opaque, 'image/jpeg', quality);
  }
  return new File([jpeg], `${name}.jpg`, { type: 'image/jpeg' });
}

/** A JPG has no transparency: without this it would be black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, copy.width, copy.height);
    context.drawImage(canvas, 0, 0);
  }
  return copy;
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      type,
      quality,
    ),
  );
}
