import { randomInt } from 'node:crypto';
import {
  codeBatchInput,
  codeKey,
  makeDiscountCode,
  mostGeneratedAtOnce,
  readDiscountCode,
} from '@foyer/domain/discounts/discount-code-text.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { startCodeGeneration, startCodeImport } from '../code-batches/index.ts';
import { lockDiscount } from './discount.repository.ts';
import { insertCodes, listTakenCodes } from './discount-code.repository.ts';
import type { CodeFormat } from './discount-codes.ts';
import { requireDiscountRight } from './require-discount-right.ts';

/** A rare clash with a code that there is already is drawn again; a full space of codes is not drawn for ever. */
const mostDraws = 20;
const mostImported = 10_000;

/**
 * Generates codes of a discount: prefix and random characters, each new to the client. Few at once, all or none; more than
 * `mostGeneratedAtOnce` in the background.
 * @throws RefusedError `discount-codes-too-alike` where prefix and length leave too few.
 */
export async function generateCodes(context: RequestContext, id: string, typed: unknown): Promise<number> {
  requireDiscountRight(context, 'edit');
  const batch = valueOrThrow(parseInput(codeBatchInput, typed));
  return context.inClient(async (scope) => {
    await lockDiscount(scope, id);
    const { quantity, prefix, length } = batch;
    if (quantity > mostGeneratedAtOnce) {
      const spec = { prefix, length } satisfies CodeFormat;
      await startCodeGeneration(context, scope, { kind: 'discount-codes', ownerId: id, quantity, spec });
      await auditCodes(context, scope, id, quantity);
      return quantity;
    }
    let missing = quantity;
    for (let draw = 0; missing > 0; draw += 1) {
      if (draw === mostDraws) throw new RefusedError([{ code: 'discount-codes-too-alike', field: 'length' }]);
      const drawn = Array.from({ length: missing }, () =>
        makeDiscountCode(batch, (below) => randomInt(below)),
      );
      missing -= (await insertCodes(scope, id, drawn)).length;
    }
    await auditCodes(context, scope, id, batch.quantity);
    return batch.quantity;
  });
}

export interface ImportedCodes {
  added: number;
  /** By line of the file, from 1. */
  rejected: { line: number; text: string; code: string }[];
}

/**
 * Takes the codes of a file, one a line; empty lines say nothing. Lines that cannot be a code, or are one already, are
 * named and left out. @param preview true = it says what would happen and writes nothing.
 */
export async function importCodes(
  context: RequestContext,
  id: string,
  text: string,
  preview: boolean,
): Promise<ImportedCodes> {
  requireDiscountRight(context, 'edit');
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: line.trim() }));
  const filled = lines.filter((one) => one.text !== '');
  if (filled.length > mostImported)
    throw new RefusedError([
      { code: 'discount-import-too-long', field: 'text', params: { most: mostImported } },
    ]);
  return context.inClient(async (scope) => {
    await lockDiscount(scope, id);
    const { good, rejected } = sortOut(filled);
    const codes = [...good.values()].map(({ code }) => code);
    const written = preview ? await findNew(scope, codes) : await insertCodes(scope, id, codes);
    const isNew = new Set(written);
    for (const [key, { line, text }] of good)
      if (!isNew.has(key)) rejected.push({ line, text, code: 'discount-code-taken' });
    if (!preview && written.length > 0) await auditCodes(context, scope, id, written.length);
    return { added: written.length, rejected: rejected.sort((a, b) => a.line - b.line) };
  });
}

/** The codes of a file, by their keys. */
function sortOut(lines: readonly { line: number; text: string }[]) {
  const good = new Map<string, { line: number; text: string; code: string }>();
  const rejected: ImportedCodes['rejected'] = [];
  for (const one of lines) {
    const read = readDiscountCode(one.text);
    if (!read.ok) rejected.push({ ...one, code: read.refusals[0]?.code ?? '' });
    else if (good.has(codeKey(read.value))) rejected.push({ ...one, code: 'discount-code-double' });
    else good.set(codeKey(read.value), { ...one, code: read.value });
  }
  return { good, rejected };
}

async function findNew(scope: ClientScope, codes: readonly string[]): Promise<string[]> {
  const taken = new Set(await listTakenCodes(scope, codes));
  return codes.map(codeKey).filter((key) => !taken.has(key));
}

/**
 * Starts to import a file that was uploaded (`startCodeUpload`), in the background: up to 1,000,000 codes.
 * @returns how many there are to write.
 */
export async function importCodesOfFile(
  context: RequestContext,
  id: string,
  batchId: string,
): Promise<number> {
  requireDiscountRight(context, 'edit');
  return context.inClient(async (scope) => {
    await lockDiscount(scope, id);
    const { total } = await startCodeImport(context, scope, { batchId, kind: 'discount-codes', ownerId: id });
    await auditCodes(context, scope, id, total);
    return total;
  });
}

async function auditCodes(context: RequestContext, scope: ClientScope, id: string, count: number) {
  await writeAudit(scope, actorOf(context), {
    action: 'add-discount-codes',
    entity: 'discount',
    entityId: id,
    after: { codes: count },
  });
}
