import { useState } from 'react';
import { useOpenErring } from '../../components/edit-page/failed-try.ts';
import type { EditForm } from '../../components/edit-page/use-edit-form.ts';
import { type ETicketForm, erringBlocks } from './eticket-template-form.ts';

/** The parts of the designer: beside each other, on a phone one at a time. */
export const designerParts = ['blocks', 'settings', 'preview'] as const;
export type DesignerPart = (typeof designerParts)[number];

/** Which block is being set, and which part a phone shows: a refused save opens both where its first error is. */
export function useShownBlock({ fields, failedTry }: Pick<EditForm<ETicketForm>, 'fields' | 'failedTry'>) {
  const { blocks } = fields.getValues();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      blocks.findIndex(({ kind }) => kind === 'code'),
    ),
  );
  const [part, setPart] = useState<DesignerPart>('blocks');
  const erring = erringBlocks(fields.errors, blocks);
  const erringParts: DesignerPart[] = [];
  if (erring.length > 0) erringParts.push('settings');
  if (fields.errors.blocks) erringParts.push('blocks');
  useOpenErring(failedTry, erring, chosen, setChosen);
  useOpenErring(failedTry, erringParts, part, setPart);
  return { chosen, setChosen, part, setPart };
}
