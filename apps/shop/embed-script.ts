import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('./src/embed', import.meta.url));

/**
 * Writes `embed.js` beside the app: the script that pages of other sites load, in one file with a name that stays, and
 * none of the app in it.
 */
export function embedScript(): Plugin {
  return {
    name: 'embed-script',
    apply: 'build',
    async buildStart() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          lib: { entry: `${folder}/embed.ts`, formats: ['iife'], name: 'foyerEmbed' },
        },
      });
      const [output] = [built].flat();
      const chunk = output && 'output' in output ? output.output[0] : undefined;
      if (!chunk) throw new Error('embed.ts became no script');
      for (const file of Object.keys(chunk.modules)) this.addWatchFile(file);
      this.emitFile({ type: 'asset', fileName: 'embed.js', source: chunk.code });
    },
  };
}
