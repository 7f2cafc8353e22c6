import type { Module } from '@foyer/domain/identity/modules.ts';

/** One path of the back office: which screen it opens. */
export interface Address {
  /**
   * `/x/{id}`: that path. Of a legacy path also with any sub-path, and `/x*` is the whole family: the path, any
   * sub-path, and every path that begins with it ('/verdiensten-abc').
   */
  path: string;
  /** Of the path, taken apart once: a page asks for all items of its menu before it shows anything. */
  parts: readonly string[];
  /** Addresses with one screen are doors to the same one; `areas.<screen>` is its name. */
  screen: string;
  /** Whose rights guard what it shows; null where signing in is enough, or nothing is asked. */
  module: Module | null;
  /** Shown in the logged-in layout without an item in the sidebar. */
  legacy: boolean;
}

/** What the row is for is a comment above it: the table is a part of every page's first script. */
type Row = [path: string, screen: string, module: Module | null];

const toAddress =
  (legacy: boolean) =>
  ([path, screen, module]: Row): Address => ({ path, parts: path.split('/'), screen, module, legacy });

export const newAddresses = (rows: readonly Row[]): Address[] => rows.map(toAddress(false));
export const legacyAddresses = (rows: readonly Row[]): Address[] => rows.map(toAddress(true));

/** Whether an address serves a path, which is given with its parts. */
export function serves(
  { path: pattern, parts, legacy }: Address,
  path: string,
  given: readonly string[],
): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  if (legacy ? given.length < parts.length : given.length !== parts.length) return false;
  return parts.every((part, index) => (isParameter(part) ? given[index] !== '' : part === given[index]));
}

/** How much of an address is fixed text: the longest match wins, and a parameter is the shortest text. */
export function fixedLength({ path }: Address): number {
  return path.replace(/\{[^}]*\}|\*/g, '').length;
}

export function isParameter(part: string): boolean {
  return part.startsWith('{');
}
