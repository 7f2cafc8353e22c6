import { expect, test } from 'vitest';
import { parseInput } from '../../result/parse-input.ts';
import { type ETicketTemplate, eTicketTemplateInput, firstETicketTemplate } from './eticket-template.ts';

const refusalsWith = (change: object) => {
  const read = parseInput(eTicketTemplateInput, { ...firstETicketTemplate, ...change });
  return read.ok ? [] : read.refusals.map(({ code, field }) => `${field}: ${code}`);
};
const blocks = (change: (block: ETicketTemplate['blocks'][number]) => object) =>
  firstETicketTemplate.blocks.map((block) => ({ ...block, ...change(block) }));

test.each([
  ['what a client starts with', {}, []],
  ['a code of 54 mm', { codeSizeMm: 54 }, ['codeSizeMm: eticket-code-too-small']],
  ['a code that is no number', { codeSizeMm: Number.NaN }, ['codeSizeMm: eticket-code-too-small']],
  ['a code of 91 mm', { codeSizeMm: 91 }, ['codeSizeMm: eticket-code-too-large']],
  [
    'a ticket without its code',
    { blocks: blocks(({ kind }) => ({ isOn: kind !== 'code' })) },
    ['blocks: eticket-code-required'],
  ],
  [
    'a ticket without its visit',
    { blocks: blocks(({ kind }) => ({ isOn: kind !== 'visit' })) },
    ['blocks: eticket-visit-required'],
  ],
  [
    'a large banner and a large code',
    { bannerHeight: 'whole', codeSizeMm: 80 },
    ['blocks: eticket-page-full'],
  ],
  [
    'the same, with the code beside the visit',
    { bannerHeight: 'whole', codeSizeMm: 80, codePlace: 'right' },
    [],
  ],
  [
    'two banners',
    { blocks: blocks(({ kind }) => (kind === 'logo' ? { kind: 'banner' } : {})) },
    ['blocks.1.kind: input-invalid'],
  ],
  [
    'an own text without a name',
    { blocks: [...firstETicketTemplate.blocks, { kind: 'own', isOn: true }] },
    ['blocks.6.name: eticket-block-name-required'],
  ],
] as const)('%s', (_name, change, refusals) => {
  expect(refusalsWith(change)).toEqual(refusals);
});
