import type { ReadCode } from './read-code.ts';

/** The part of the Barcode Detection API that is used; TypeScript's DOM library does not know it yet. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}
declare global {
  var BarcodeDetector: NativeDetectorClass | undefined;
}

const wantedFormats = [
  'qr_code',
  'code_128',
  'code_39',
  'ean_13',
  'ean_8',
  'itf',
  'pdf417',
  'aztec',
  'data_matrix',
];

/** The device's own reader where it reads QR codes, else one that is fetched from this server on first use. */
export async function openCodeReader(): Promise<ReadCode> {
  return (await nativeReader()) ?? (await import('./wasm-code-reader.ts')).openWasmReader();
}

async function nativeReader(): Promise<ReadCode | null> {
  const detectorClass = globalThis.BarcodeDetector;
  if (!detectorClass) return null;
  const supported = await detectorClass.getSupportedFormats();
  if (!supported.includes('qr_code')) return null;
  const detector = new detectorClass({
    formats: wantedFormats.filter((format) => supported.includes(format)),
  });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
