import { z } from 'zod';
import { detailKinds } from '../channels/detail-kinds.ts';
import { donationChoices, ticketNameChoices } from '../channels/sales-flow.ts';

/** What the steps of a sales page ask once there are places, in a language. */
export const checkoutFormSchema = z.object({
  details: z.object({
    fields: z.array(
      z.object({
        kind: z.enum(detailKinds),
        isRequired: z.boolean(),
        /** What a switch or the channel's own field says; '' = the page's words. */
        text: z.string(),
      }),
    ),
    /** Of the channel's own field; none = it is typed freely. */
    customChoices: z.array(z.string()),
    ticketNames: z.enum(ticketNameChoices),
    /** None = the tickets of all groups. */
    ticketNameGroupIds: z.array(z.string()),
    /** Of the museum: where most of its visitors are. */
    country: z.string(),
  }),
  donation: z.object({
    isOn: z.boolean(),
    choice: z.enum(donationChoices),
    amountsMinor: z.array(z.int()),
  }),
  /** Of the text `termsText`, which is agreed to before paying; null = nothing is. */
  termsHash: z.string().nullable(),
});

export type CheckoutForm = z.infer<typeof checkoutFormSchema>;
