import { z } from 'zod';
import { contentLanguageInput } from '../../catalog/content-language-input.ts';
import { longestETicketText } from '../../catalog/e-ticket-length.ts';
import { onceGood } from '../../result/once-good.ts';
import {
  type ETicketBlockKind,
  eTicketBannerHeights,
  eTicketBlockKinds,
  eTicketCodeMm,
  eTicketCodePlaces,
  eTicketCodeTypes,
  eTicketPlaces,
  eTicketVisitFields,
  longestBlockName,
  mostOwnBlocks,
} from './eticket-blocks.ts';
import { heightOfBlocks, roomForBlocks } from './eticket-heights.ts';

export const eTicketWordsInput = z.object({
  language: contentLanguageInput,
  text: z.string().trim().max(longestETicketText, 'e-ticket-text-too-long').default(''),
});

const code = { invalid: 'input-invalid' } as const;

export const eTicketBlockInput = z.object({
  kind: z.enum(eTicketBlockKinds, code.invalid),
  isOn: z.boolean(code.invalid),
  /** Of a text of the client's own: what staff call it. */
  name: z.string().trim().max(longestBlockName, 'eticket-block-name-too-long').default(''),
  /** Its words; of `text` what tickets say whose ticket group says nothing. */
  texts: z.array(eTicketWordsInput).max(20, 'language-unknown').default([]),
});
export type ETicketBlock = z.output<typeof eTicketBlockInput>;

/** How the PDF tickets of a client look (generator 2): the blocks from top to bottom, and how each is drawn. */
export const eTicketTemplateInput = z
  .object({
    blocks: z
      .array(eTicketBlockInput)
      .max(eTicketBlockKinds.length - 1 + mostOwnBlocks, 'eticket-blocks-too-many'),
    logoPlace: z.enum(eTicketPlaces, code.invalid),
    bannerHeight: z.enum(eTicketBannerHeights, code.invalid),
    visitFields: z
      .array(z.enum(eTicketVisitFields, code.invalid))
      .transform((chosen) => [...new Set(chosen)]),
    codeType: z.enum(eTicketCodeTypes, code.invalid),
    codeSizeMm: z
      .int('eticket-code-too-small')
      .min(eTicketCodeMm.minimum, 'eticket-code-too-small')
      .max(eTicketCodeMm.maximum, 'eticket-code-too-large'),
    codePlace: z.enum(eTicketCodePlaces, code.invalid),
    codeHasNumber: z.boolean(code.invalid),
  })
  .superRefine(({ blocks }, context) => {
    const refuse = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [index, { kind, name }] of blocks.entries()) {
      const isTwice = kind !== 'own' && blocks.findIndex((other) => other.kind === kind) < index;
      if (isTwice) refuse(code.invalid, ['blocks', index, 'kind']);
      if (kind === 'own' && name === '') refuse('eticket-block-name-required', ['blocks', index, 'name']);
    }
    if (!blocks.some(({ kind, isOn }) => kind === 'code' && isOn))
      refuse('eticket-code-required', ['blocks']);
    if (!blocks.some(({ kind, isOn }) => kind === 'visit' && isOn))
      refuse('eticket-visit-required', ['blocks']);
  }, onceGood('blocks'))
  .superRefine(
    (template, context) => {
      const excess = heightOfBlocks(template) - roomForBlocks;
      if (excess <= 0) return;
      context.addIssue({
        code: 'custom',
        path: ['blocks'],
        message: 'eticket-page-full',
        params: { millimetres: Math.ceil(excess) },
      });
    },
    onceGood('blocks', 'bannerHeight', 'codeSizeMm', 'codePlace', 'codeType'),
  );
export type ETicketTemplate = z.output<typeof eTicketTemplateInput>;

const block = (kind: ETicketBlockKind): ETicketBlock => ({ kind, isOn: true, name: '', texts: [] });

/** What a client starts with (design: eticket-a4). */
export const firstETicketTemplate: ETicketTemplate = {
  blocks: (['logo', 'banner', 'visit', 'code', 'text', 'contact'] as const).map(block),
  logoPlace: 'left',
  bannerHeight: 'low',
  visitFields: ['location', 'price', 'visitor', 'buyer'],
  codeType: 'client',
  codeSizeMm: eTicketCodeMm.minimum,
  codePlace: 'row',
  codeHasNumber: true,
};

/** A template as it was stored: what it lacks, because it is older than the field, is as at first. */
export function readETicketTemplate(stored: unknown): ETicketTemplate {
  const read = eTicketTemplateInput.safeParse({ ...firstETicketTemplate, ...(stored as object) });
  return read.success ? read.data : firstETicketTemplate;
}
