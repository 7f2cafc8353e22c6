import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Of the first page of a PDF: its words, and how far right they reach, as a share of its width. */
export async function readRightEdge(bytes: Uint8Array): Promise<{ words: string[]; rightmost: number }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const [left = 0, , right = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  await document.loadingTask.destroy();
  return {
    words: texts.map(({ str }) => str.trim()),
    rightmost: Math.max(...texts.map(({ transform, width }) => transform[4] + width)) / (right - left),
  };
}
