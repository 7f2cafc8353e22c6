import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';

/** What one run of a side did. */
export interface Run {
  /** Operations acknowledged. */
  done: number;
  /** Of an operation, from its start to its answer; the slowest hundredth was slower. */
  p99Milliseconds: number;
}

/** A process with those that it starts. */
export interface Program {
  /** 'PostgreSQL' */
  name: string;
  pid: number;
  /** Microseconds of processor time of one operation that are aimed at. */
  goal?: number;
}

/** One of the two ways that are compared. */
export interface Side {
  name: string;
  /** Whose processor time is reported for each operation, beside the figure that is compared. */
  programs?: readonly Program[];
  /** Works for so long and answers what was acknowledged in that time. */
  run(milliseconds: number): Promise<Run>;
}

/**
 * What of a run is compared. rate: operations per second. cost: milliseconds of one operation. p99: the same of the
 * slowest hundredth.
 */
export type Measure = 'rate' | 'cost' | 'p99';

/** Two ways on the same database, and what their ratio (Foyer divided by the other) has to be. */
export interface Contest {
  /** What is done. */
  name: string;
  /** What is counted: 'holds'. */
  unit: string;
  measure: Measure;
  /** At least so many times where a rate is compared, at most where a cost or p99 is. */
  must: number;
  aim: number;
  /** Foyer's way. */
  foyer: Side;
  /** What it is held against. */
  other: Side;
}

/** A prepared benchmark, and what must be true when its contests are over. */
export interface Prepared {
  contests: Contest[];
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
  prepare(database: BenchDatabase): Promise<Prepared>;
}
