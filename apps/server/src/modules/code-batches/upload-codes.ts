import {
  type CodeKind,
  isHeader,
  linesOfPart,
  mostCodesOfBatch,
  mostOfPart,
} from '@foyer/domain/code-batches/code-batch.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotAllowedError, NotFoundError, RefusedError } from '../../platform/errors.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';
import { deleteBatch, getBatch, insertBatch, lockBatch, updateBatch } from './code-batch.repository.ts';
import type { CodeBatch, ReadLine } from './code-batch.ts';
import { insertLines, listFirstLines } from './code-line.repository.ts';
import { codeHandlerOf } from './offer-codes.ts';

/** Lines that are read and kept by one statement. */
const linesAtOnce = 5_000;
const longestLine = 500;

/** Begins the preview of a file; its parts follow. Nothing is imported until its module starts the import. */
export async function startCodeUpload(
  context: RequestContext,
  kind: CodeKind,
  fileName: string,
): Promise<CodeBatch> {
  requireKind(context, kind, 'edit');
  const now = context.app.clock();
  return context.inClient((scope) =>
    insertBatch(scope, {
      ...madeBy(context),
      kind,
      mode: 'import',
      state: 'uploading',
      fileName: fileName.trim().slice(0, 200),
      createdAt: now,
      movedAt: now,
    }),
  );
}

/**
 * Reads the next part of a file: each line is kept with its code, or with why it is left out. The same part again adds
 * nothing. Refusals: `code-part-missing`, `code-file-too-long`.
 */
export async function addCodeLines(
  context: RequestContext,
  id: string,
  part: number,
  text: string,
): Promise<CodeBatch> {
  if (text.length > mostOfPart * 1.01) throw tooLong();
  return context.inClient(async (scope) => {
    const batch = await lockBatch(scope, id);
    requireKind(context, batch.kind, 'edit');
    const kind = codeHandlerOf(batch.kind);
    if (batch.state !== 'uploading') throw new NotFoundError('code-batch-not-found');
    if (part <= batch.parts) return batch;
    if (part > batch.parts + 1) throw new RefusedError([{ code: 'code-part-missing' }]);
    const lines = linesOfPart(text).map((line, index) => {
      return { line: batch.lineCount + index + 1, text: line.slice(0, longestLine) };
    });
    const isFirst = batch.lineCount === 0 && isHeader(lines[0]?.text ?? '');
    const counted = { ...batch, lineCount: batch.lineCount + lines.length, parts: part };
    counted.headerCount += isFirst ? 1 : 0;
    if (counted.lineCount - counted.headerCount > mostCodesOfBatch) throw tooLong();
    for (let from = isFirst ? 1 : 0; from < lines.length; from += linesAtOnce) {
      const read = await kind.readLines(context.app, scope, counted, lines.slice(from, from + linesAtOnce));
      counted.spec = read.spec ?? counted.spec;
      const rejected = await keepLines(scope, id, read.lines);
      counted.rejectedCount += rejected;
      counted.usableCount += read.lines.length - rejected;
      counted.longest = Math.max(counted.longest, ...read.lines.map(({ code }) => code?.length ?? 0));
    }
    const { lineCount, headerCount, rejectedCount, usableCount, longest, spec } = counted;
    await updateBatch(scope, id, {
      parts: part,
      ...{ lineCount, headerCount, rejectedCount, usableCount, longest },
      spec: JSON.stringify(spec),
      movedAt: context.app.clock(),
    });
    return counted;
  });
}

/** @returns how many were left out. */
async function keepLines(scope: ClientScope, batchId: string, lines: readonly ReadLine[]): Promise<number> {
  const doubles = await insertLines(scope, batchId, lines);
  const keys = doubles.flatMap(({ key }) => key ?? []);
  const first = new Map((await listFirstLines(scope, batchId, keys)).map((one) => [one.key, one]));
  const named = doubles.map(({ line, text, code, key = '' }): ReadLine => {
    const before = first.get(key);
    const isSame = before?.code === code;
    return {
      ...{ line, text, reason: isSame ? 'code-twice-in-file' : 'code-same-for-scanners' },
      params: { line: before?.line ?? 0, other: before?.code ?? '' },
    };
  });
  if (named.length > 0) await insertLines(scope, batchId, named);
  return named.length + lines.filter(({ reason }) => reason).length;
}

const tooLong = () => new RefusedError([{ code: 'code-file-too-long', params: { most: mostCodesOfBatch } }]);

/** Throws a preview away. */
export async function discardCodeUpload(context: RequestContext, id: string): Promise<void> {
  await context.inClient(async (scope) => {
    const batch = await lockBatch(scope, id);
    requireKind(context, batch.kind, 'edit');
    if (batch.state !== 'uploading') throw new NotFoundError('code-batch-not-found');
    await deleteBatch(scope, id);
  });
}

/** @throws NotFoundError, NotAllowedError */
export async function showCodeBatch(
  context: RequestContext,
  scope: ClientScope,
  id: string,
): Promise<CodeBatch> {
  const batch = await getBatch(scope, id);
  requireKind(context, batch.kind, 'access');
  return batch;
}

/**
 * The right on codes of a kind. A voucher partner has the module for its own vouchers alone (product.md, section 2): batches of
 * codes are the museum's. @throws NotAllowedError
 */
function requireKind(context: RequestContext, kind: string, right: Right): void {
  const { module } = codeHandlerOf(kind);
  context.require(module, right);
  if (context.account.accountType === 'voucher partner') throw new NotAllowedError(module, right);
}

export const madeBy = ({ account }: RequestContext) => ({
  createdByKind: account.kind,
  createdById: account.accountId,
  createdByName: account.username,
});
