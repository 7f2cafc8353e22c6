import type * as Polyfill from 'temporal-polyfill';

/**
 * Replaces `temporal-polyfill` in the browser (vite.config.ts): browsers that know Temporal use their own,
 * and only the others fetch the 20 kB of the polyfill.
 */
const own: typeof Polyfill.Temporal | undefined = Reflect.get(globalThis, 'Temporal');

export const Temporal = own ?? (await import('temporal-polyfill/implementation')).Temporal;
