import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Draws the first page of a PDF on a canvas, as sharp as the screen; its fonts as outlines, so that no font is loaded. */
export async function drawPdf(pdf: Uint8Array, canvas: HTMLCanvasElement): Promise<void> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({ data: pdf, disableFontFace: true, verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  const wide = (canvas.clientWidth || 420) * (window.devicePixelRatio || 1);
  const viewport = page.getViewport({ scale: wide / width });
  // drawn apart: the old page stays until the new one is there
  const drawn = document.createElement('canvas');
  drawn.width = Math.round(viewport.width);
  drawn.height = Math.round(viewport.height);
  await page.render({ canvas: drawn, viewport }).promise;
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  await loading.destroy();
}
