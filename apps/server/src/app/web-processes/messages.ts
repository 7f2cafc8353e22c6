import type { Registry } from 'prom-client';
import type { RootKeys } from '../../platform/crypto/secret-box.ts';

/** The values of all metrics of one process. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What a web process needs beside its environment; sent, so that no list of processes shows it. */
export interface WebSettings {
  /** Of the role `foyer_app`. */
  databaseUrl: string;
  keys: RootKeys;
  /** Connections to the database. */
  poolSize: number;
}

/** From the first process to a web process. */
export type ToWeb =
  | { kind: 'start'; settings: WebSettings }
  /** Gently: while others serve on, without a refused request. */
  | { kind: 'stop'; gently: boolean }
  | { kind: 'tell-metrics'; question: number }
  | { kind: 'all-metrics'; question: number; text: string };

/** From a web process to the first one. */
export type FromWeb =
  | { kind: 'listening'; url: string }
  /** It could not start; why, for the operator. */
  | { kind: 'failed'; why: string }
  | { kind: 'want-metrics'; question: number }
  | { kind: 'metrics'; question: number; metrics: ProcessMetrics };
