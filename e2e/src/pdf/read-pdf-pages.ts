import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const mmOfPoint = 25.4 / 72;

/** The size of every page of a PDF, in whole millimetres. */
export async function readPdfPages(bytes: Uint8Array): Promise<{ widthMm: number; lengthMm: number }[]> {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages: { widthMm: number; lengthMm: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(number)).view;
    pages.push({
      widthMm: Math.round((right - left) * mmOfPoint),
      lengthMm: Math.round((bottom - top) * mmOfPoint),
    });
  }
  await document.loadingTask.destroy();
  return pages;
}
