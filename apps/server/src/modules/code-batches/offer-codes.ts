import type { CodeKind } from '@foyer/domain/code-batches/code-batch.ts';
import type { RawBuilder } from 'kysely';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { CodeBatch, LineOf, LineRefusal, NewCode, ReadLine, StartedBatch } from './code-batch.ts';

/** What a module does with the codes of its kind: it offers one when its module file is loaded. */
export type CodeHandler = CodeReader & (CodeInsertion | CodeWriter);

/** Codes that one statement writes: a file of a million of them never comes to the program. */
interface CodeInsertion {
  /**
   * Writes codes that the client does not have yet, and returns the `key` of each.
   * @param codes a relation with the columns `code` and `key`.
   */
  insertion(scope: ClientScope, ownerId: string, codes: RawBuilder<unknown>): RawBuilder<{ key: string }>;
  /** In the same transaction. */
  afterInsertion?(scope: ClientScope, ownerId: string, written: number): Promise<void>;
}

/** Codes that are more than a row of their own. */
interface CodeWriter {
  /** Writes codes that the client does not have yet. @returns the keys of those that were written. */
  insertCodes(
    app: App,
    scope: ClientScope,
    batch: StartedBatch,
    codes: readonly NewCode[],
  ): Promise<readonly string[]>;
  insertion?: never;
}

interface CodeReader {
  readonly kind: CodeKind;
  /** The module whose right `edit` a batch needs. */
  readonly module: string;
  /**
   * Reads lines of a file for the preview: each with its code, or with why it is left out (`reason`). Doubles within the
   * file are found by `code-batches`. @returns also what the next lines of this file have to know (`spec`).
   */
  readLines(
    app: App,
    scope: ClientScope,
    batch: CodeBatch,
    lines: readonly LineOf[],
  ): Promise<{ lines: ReadLine[]; spec?: Record<string, unknown> }>;
  /** Codes of one transaction, where writing one is much work. */
  readonly atOnce?: number;
  /** Why a code was not written after all: taken since the preview. */
  readonly taken: LineRefusal;
  /** A random code, for a batch that generates. */
  drawCode?(batch: StartedBatch): NewCode;
  /** Deletes or cancels some codes of an owner, for a batch that removes. @returns how many; fewer than `limit` were the last. */
  removeCodes?(scope: ClientScope, ownerId: string, limit: number, at: Date): Promise<number>;
}

const kinds = new Map<string, CodeHandler>();

export function offerCodes(kind: CodeHandler): void {
  kinds.set(kind.kind, kind);
}

/** @throws NotFoundError `code-kind-not-found` */
export function codeHandlerOf(kind: string): CodeHandler {
  const found = kinds.get(kind);
  if (!found) throw new NotFoundError('code-kind-not-found');
  return found;
}
