import type { MessageKey } from './message-key.ts';

/**
 * A key as it may be asked for. Where the types know what it is, also of one that was composed (`menu.item.${id}`
 * with a known list of ids), every key that it may become must stand in the catalogues; else the code does not
 * compile. What only the running program knows (`string`) passes.
 */
export type AskedKey<Key extends string> = Key extends MessageKey
  ? Key
  : IsOpen<Key> extends true
    ? Key
    : never;

/** A record of an open set of names may be empty, one of known names may not. */
type IsOpen<Key extends string> = Record<never, never> extends Record<Key, 1> ? true : false;
