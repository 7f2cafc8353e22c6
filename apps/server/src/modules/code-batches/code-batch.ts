import type { CodeBatchMode, CodeBatchState, CodeKind } from '@foyer/domain/code-batches/code-batch.ts';

/** Codes that are written in the background. */
export interface CodeBatch {
  id: string;
  kind: CodeKind;
  mode: CodeBatchMode;
  state: CodeBatchState;
  ownerId: string | null;
  spec: Record<string, unknown>;
  fileName: string;
  parts: number;
  lineCount: number;
  headerCount: number;
  usableCount: number;
  rejectedCount: number;
  longest: number;
  total: number;
  done: number;
  emptyDraws: number;
  failure: string | null;
  createdById: string;
  createdByName: string;
  createdAt: Date;
  finishedAt: Date | null;
}

/** A batch whose codes have an owner. */
export type StartedBatch = CodeBatch & { ownerId: string };

/** A code to write. */
export interface NewCode {
  /** As it is printed. */
  code: string;
  /** As it is compared; once in a file. */
  key: string;
  /** What else its line says. */
  facts: Record<string, unknown> | null;
}

/** Why a line is left out; its words are `errors.<code>`. */
export interface LineRefusal {
  reason: string;
  params: Record<string, string | number> | null;
}

/** A line of a file: `text` as the list shows it, and its code or why it has none. */
export interface ReadLine extends LineOf, Partial<LineRefusal>, Partial<NewCode> {}

export interface LineOf {
  line: number;
  text: string;
}
