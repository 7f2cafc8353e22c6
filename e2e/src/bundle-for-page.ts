import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A module with all that it imports as one script, whose exports a page finds under `window[name]`. */
export async function bundleForPage(module: URL, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: fileURLToPath(module), formats: ['iife'], name },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Nothing was built of ${module}`);
  return `${chunk.code};window.${name}=${name}`;
}
