import type { MessageKey } from './message-key.ts';

/**
 * A key that may be requested. Where its type is known, also of a composed key (`menu.item.${id}` with a known list
 * of ids), every possible key must be in the catalogues; else the code does not compile. A key that is only known at
 * run time (`string`) passes.
 */
export type AskedKey<Key extends string> = Key extends MessageKey
  ? Key
  : IsOpen<Key> extends true
    ? Key
    : never;

/** A record of an open set of names may be empty, one of known names may not. */
type IsOpen<Key extends string> = Record<never, never> extends Record<Key, 1> ? true : false;
