import { randomInt } from 'node:crypto';
import { codeKey, makeDiscountCode, readDiscountCode } from '@foyer/domain/discounts/discount-code-text.ts';
import {
  type CodeBatch,
  type CodeHandler,
  type LineOf,
  offerCodes,
  type ReadLine,
} from '../code-batches/index.ts';
import { deleteDiscountRow } from './discount.repository.ts';
import { deleteSomeCodes, insertionOfCodes, listTakenCodes } from './discount-code.repository.ts';

/** What a batch of codes has to know of how they look. */
export interface CodeFormat {
  prefix: string;
  length: number;
}

/** Codes of discounts, many of them, in the background. */
const discountCodes: CodeHandler = {
  kind: 'discount-codes',
  module: 'discountcodes-and-vouchers',
  taken: { reason: 'discount-code-taken', params: null },
  async readLines(_app, scope, _batch, lines) {
    const read = lines.map(readOne);
    const codes = read.flatMap(({ code }) => code ?? []);
    const taken = new Set(await listTakenCodes(scope, codes));
    const isTaken = ({ key }: ReadLine) => key !== undefined && taken.has(key);
    return { lines: read.map((one) => (isTaken(one) ? leftOut(one, 'discount-code-taken') : one)) };
  },
  insertion: insertionOfCodes,
  drawCode(batch) {
    const code = makeDiscountCode(formatOf(batch), (below) => randomInt(below));
    return { code, key: codeKey(code), facts: null };
  },
  async removeCodes(scope, ownerId, limit) {
    const gone = await deleteSomeCodes(scope, ownerId, limit);
    if (gone < limit) await deleteDiscountRow(scope, ownerId);
    return gone;
  },
};

offerCodes(discountCodes);

function readOne({ line, text }: LineOf): ReadLine {
  const read = readDiscountCode(text);
  if (read.ok) return { line, text, code: read.value, key: codeKey(read.value) };
  return leftOut({ line, text }, read.refusals[0]?.code ?? '');
}

const leftOut = ({ line, text }: LineOf, reason: string): ReadLine => ({ line, text, reason, params: null });

function formatOf({ spec: { prefix, length } }: CodeBatch): CodeFormat {
  if (typeof prefix !== 'string' || typeof length !== 'number') throw new Error('no format of codes');
  return { prefix, length };
}
