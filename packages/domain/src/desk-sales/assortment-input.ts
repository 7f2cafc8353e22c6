import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { assortments, buttonColours, mostButtons } from './assortments.ts';

export const deskButtonInput = z
  .object({
    ticketGroupId: z.uuid('ticket-group-not-found').nullable().default(null),
    ticketTypeId: z.uuid('ticket-type-not-found').nullable().default(null),
    colour: z.enum(buttonColours, 'input-invalid').default('plain'),
  })
  .superRefine(
    ({ ticketGroupId, ticketTypeId }, context) => {
      if ((ticketGroupId === null) === (ticketTypeId === null))
        context.addIssue({ code: 'custom', path: ['ticketGroupId'], message: 'desk-button-empty' });
    },
    onceGood('ticketGroupId', 'ticketTypeId'),
  );

/** The buttons of an assortment in their order; none = it has its starting buttons. */
export const assortmentInput = z.object({
  assortment: z.enum(assortments, 'input-invalid'),
  buttons: z
    .array(deskButtonInput)
    .max(mostButtons, 'desk-buttons-too-many')
    .superRefine(
      (buttons, context) => {
        const keys = buttons.map(({ ticketGroupId, ticketTypeId }) => ticketGroupId ?? ticketTypeId);
        for (const [index, key] of keys.entries()) {
          if (keys.indexOf(key) < index)
            context.addIssue({
              code: 'custom',
              path: [index, 'ticketGroupId'],
              message: 'desk-button-twice',
            });
        }
      },
      onceGood('*.ticketGroupId', '*.ticketTypeId'),
    ),
});
export type AssortmentInput = z.output<typeof assortmentInput>;
