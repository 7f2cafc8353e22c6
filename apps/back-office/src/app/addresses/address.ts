import type { Module } from '@foyer/domain/identity/modules.ts';

/** One path of the back office: which screen it opens. */
export interface Address {
  /**
   * `/x/{id}`: that path. Of a legacy path also with any sub-path, and `/x*` is the whole family: the path, any
   * sub-path, and every path that begins with it ('/verdiensten-abc').
   */
  path: string;
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
  ([path, screen, module]: Row): Address => ({ path, screen, module, legacy });

export const newAddresses = (rows: readonly Row[]): Address[] => rows.map(toAddress(false));
export const legacyAddresses = (rows: readonly Row[]): Address[] => rows.map(toAddress(true));

/** The parts of a path; one slash at its end says nothing. */
export function partsOf(path: string): string[] {
  return (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}

/** A pattern as its parts, worked out once for each address. */
export interface Pattern {
  address: Address;
  /** The family that `/x*` serves begins with it. */
  family: string | undefined;
  parts: readonly string[];
  /** How much of it is fixed text: the longest match wins, and a parameter is the shortest text. */
  fixedLength: number;
}

export function patternOf(address: Address): Pattern {
  const { path } = address;
  return {
    address,
    family: path.endsWith('*') ? path.slice(0, -1) : undefined,
    parts: path.split('/'),
    fixedLength: path.replace(/\{[^}]*\}|\*/g, '').length,
  };
}

/** Whether an address serves a path, which is given with its parts. */
export function serves(
  { address, family, parts }: Pattern,
  path: string,
  given: readonly string[],
): boolean {
  if (family !== undefined) return path.startsWith(family);
  if (address.legacy ? given.length < parts.length : given.length !== parts.length) return false;
  return parts.every((part, index) => (isParameter(part) ? given[index] !== '' : part === given[index]));
}

export function isParameter(part: string): boolean {
  return part.startsWith('{');
}
