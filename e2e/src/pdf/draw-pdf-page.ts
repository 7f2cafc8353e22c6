import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The first page of a PDF as a printer of so many dots an inch draws it. */
export async function drawPdfPage(bytes: Uint8Array, dotsPerInch: number): Promise<Canvas> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  await document.loadingTask.destroy();
  return canvas;
}

/**
 * What a bad printer or a fax makes of a page: only black and white, and of every hundredth dot the opposite.
 * The same seed gives the same dots.
 */
export function makeNoisy(canvas: Canvas, seed: number, share = 0.01): Canvas {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  for (let at = 0; at < image.data.length; at += 4) {
    const isDark = (image.data[at] ?? 255) < 128;
    const value = isDark !== random() < share ? 0 : 255;
    image.data.set([value, value, value, 255], at);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** What a camera sees of a page: larger than its dots, and a little out of focus. */
export function seeByCamera(page: Canvas): Canvas {
  const seen = createCanvas(page.width * 1.6, page.height * 1.6);
  const context = seen.getContext('2d');
  context.filter = 'blur(1px)';
  context.drawImage(page, 0, 0, seen.width, seen.height);
  return seen;
}
