import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

const DOTS_PER_POINT = 2.5;

const reader = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(reader)).buffer } });

/** Renders every page of a PDF as a printer would and reads its codes with a barcode reader, page by page. */
export async function readPdfCodes(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const codes: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: DOTS_PER_POINT });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas: canvas as never, viewport }).promise;
    codes.push(...(await readCodesOf(canvas, ['QRCode'])));
  }
  await document.loadingTask.destroy();
  return codes;
}

/** The codes that a barcode reader finds in a picture. */
export async function readCodesOf(canvas: Canvas, formats: ReaderOptions['formats']): Promise<string[]> {
  const found = await readBarcodes(new Uint8Array(await canvas.encode('png')), { formats });
  return found.map((barcode) => barcode.text);
}
