import type { DatabaseAccess } from '@foyer/testkit/database-access.ts';

/** One of the two ways that are compared. */
export interface Side {
  name: string;
  /** Works for so long and answers how many operations were acknowledged in that time. */
  run(milliseconds: number): Promise<number>;
}

/** A prepared benchmark: both ways on the same database, and what must be true when they are done. */
export interface Contest {
  /** Foyer's way. */
  foyer: Side;
  /** What it is held against. */
  other: Side;
  /** Looks after the runs whether what was acknowledged is there; each line is a fault. */
  findFaults(): Promise<string[]>;
  close(): Promise<void>;
}

export interface BenchDatabase extends DatabaseAccess {
  /** For what the benchmark writes; removed at the end. */
  folder: string;
}

export interface Benchmark {
  name: string;
  /** What is counted per second. */
  unit: string;
  prepare(database: BenchDatabase): Promise<Contest>;
}
