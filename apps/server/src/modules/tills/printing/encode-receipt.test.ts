import { expect, test } from 'vitest';
import { encodeReceipt } from './encode-receipt.ts';

test('an amount below zero keeps its sign on a receipt printer', () => {
  const job = encodeReceipt([{ kind: 'pair', left: '1 × Adult', right: '−5,00' }], { opensDrawer: false });
  expect(Buffer.from(job).toString('latin1')).toMatch(/1 x Adult {34}-5,00/);
});
