import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ReadCode } from './read-code.ts';

/** Enough for a code that fills a third of the picture, and a third of the work of a full frame. */
const widestPixels = 960;

/** The library's own default fetches the wasm from a CDN: here it comes from the server that serves the page. */
export async function openWasmReader(): Promise<ReadCode> {
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
    },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no 2D canvas to read codes from');
  return async (video) => {
    const scale = Math.min(1, widestPixels / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const results = await readBarcodes(picture, { maxNumberOfSymbols: 1, tryHarder: true });
    return results[0]?.text || null;
  };
}
