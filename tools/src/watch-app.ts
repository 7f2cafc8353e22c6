import { build } from 'vite';
import { reloadWhenBuilt } from './reload-when-built.ts';

/** Builds the browser app of the folder it is started in, again at every edit. */
await build({ logLevel: 'warn', build: { watch: {} }, plugins: [reloadWhenBuilt()] });
