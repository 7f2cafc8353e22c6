import { randomInt } from 'node:crypto';
import { formatVoucherCode, makeVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import { type CodeBatch, type CodeHandler, offerCodes } from '../code-batches/index.ts';
import { cancelSomeVouchers } from './cancel-some-vouchers.ts';
import { insertVouchers } from './voucher.repository.ts';

/** Vouchers are made by Foyer, in the background where they are many. */
const voucherCodes: CodeHandler = {
  kind: 'vouchers',
  module: 'discountcodes-and-vouchers',
  taken: { reason: 'voucher-code-taken', params: null },
  // Codes of others are discount codes or barcodes: a voucher is made here.
  async readLines(_app, _scope, _batch, lines) {
    return { lines: lines.map((line) => ({ ...line, reason: 'voucher-made-here', params: null })) };
  },
  async insertCodes(_app, scope, { ownerId }, codes) {
    return insertVouchers(
      scope,
      ownerId,
      codes.map(({ key }) => key),
    );
  },
  // Those that are left of a batch are cancelled; they stay, and say so.
  removeCodes: cancelSomeVouchers,
  drawCode(batch) {
    const format = formatOf(batch);
    const key = makeVoucherCode(format, (below) => randomInt(below));
    return { code: formatVoucherCode(key, format.prefix), key, facts: null };
  },
};

offerCodes(voucherCodes);

/** What a batch of codes has to know of its batch of vouchers. */
export interface VoucherFormat {
  prefix: string;
  codeLength: number;
}

function formatOf({ spec: { prefix, codeLength } }: CodeBatch): VoucherFormat {
  if (typeof prefix !== 'string' || typeof codeLength !== 'number') throw new Error('no format of vouchers');
  return { prefix, codeLength };
}
