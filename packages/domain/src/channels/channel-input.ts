import { z } from 'zod';
import { localDateInput, localTimeInput } from '../calendar/calendar-input.ts';
import { contentLanguageInput } from '../catalog/content-language-input.ts';
import { contentLanguages } from '../catalog/content-text.ts';
import { paymentMethods } from '../payments/payment-methods.ts';
import { onceGood } from '../result/once-good.ts';
import { parseInput } from '../result/parse-input.ts';
import type { Result } from '../result/result.ts';
import { defaultChannelColours } from './channel.ts';
import { channelColoursInput } from './channel-colours-input.ts';
import { channelTextInput, channelTextsInput } from './channel-texts-input.ts';
import { isReservedName } from './reserved-names.ts';
import { salesFlowInput } from './sales-flow.ts';

const day = z.iso.date('date-invalid').nullable().default(null);

/** A delay of at most thirty days. */
const mostReleaseMinutes = 30 * 24 * 60;

export const holdCapacityInput = z
  .object(
    {
      enabled: z.boolean(),
      percentage: z
        .int('hold-capacity-percentage-invalid')
        .min(0, 'hold-capacity-percentage-invalid')
        .max(100, 'hold-capacity-percentage-invalid'),
      releaseDate: localDateInput.nullable().default(null),
      releaseTime: localTimeInput.nullable().default(null),
      releaseMinutes: z
        .int('hold-capacity-delay-invalid')
        .min(0, 'hold-capacity-delay-invalid')
        .max(mostReleaseMinutes, 'hold-capacity-delay-invalid')
        .nullable()
        .default(null),
    },
    'input-invalid',
  )
  .superRefine(
    ({ enabled, percentage }, context) => {
      if (enabled && percentage === 0)
        context.addIssue({
          code: 'custom',
          path: ['percentage'],
          message: 'hold-capacity-percentage-invalid',
        });
    },
    onceGood('enabled', 'percentage'),
  )
  .superRefine(
    ({ releaseDate, releaseTime, releaseMinutes }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (releaseDate !== null && releaseTime === null) refuse('releaseTime', 'time-invalid');
      if (releaseTime !== null && releaseDate === null) refuse('releaseDate', 'date-invalid');
      if (releaseDate !== null && releaseMinutes !== null)
        refuse('releaseMinutes', 'hold-capacity-delay-invalid');
    },
    onceGood('releaseDate', 'releaseTime', 'releaseMinutes'),
  );

const paymentMethodsInput = z
  .array(z.enum(paymentMethods, 'payment-method-unknown'), 'input-invalid')
  .transform((chosen) => [...new Set(chosen)]);

/** One schema for the form and the server; a message is the code of the refusal. */
export const channelInputSchema = z
  .object(
    {
      title: z
        .string('channel-title-required')
        .trim()
        .min(1, 'channel-title-required')
        .max(100, 'channel-title-too-long'),
      url: z
        .string('channel-url-required')
        .trim()
        .toLowerCase()
        .min(1, 'channel-url-required')
        .max(60, 'channel-url-too-long')
        .regex(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/, 'channel-url-invalid')
        .refine((url) => !isReservedName(url), 'channel-url-reserved'),
      startDate: day,
      endDate: day,
      languages: z
        .array(contentLanguageInput, 'languages-required')
        .min(1, 'languages-required')
        .transform((chosen) => [...new Set(chosen)]),
      defaultLanguage: z.enum(contentLanguages, {
        error: ({ input }) => (input ? 'default-language-not-selected' : 'default-language-required'),
      }),
      texts: channelTextsInput.default({}),
      colours: channelColoursInput.default({ ...defaultChannelColours }),
      colourSchemeId: z
        .uuid('colour-scheme-unknown')
        .nullable()
        .default(null)
        .describe('null = the colours are its own'),
      ticketGroupIds: z
        .array(z.uuid('ticket-group-unknown'), 'input-invalid')
        .max(100, 'too-many-groups-on-page')
        .default([]),
      minTickets: z.int('ticket-count-invalid').min(1, 'ticket-count-invalid').default(1),
      maxTickets: z
        .int('ticket-count-invalid')
        .min(1, 'ticket-count-invalid')
        .max(500, 'ticket-count-invalid')
        .default(25),
      holdCapacity: holdCapacityInput.nullish().describe('Left out, it stays as it is'),
      paymentMethods: paymentMethodsInput.nullish().describe('Left out, they stay as they are'),
      salesFlow: salesFlowInput.nullish().describe('Left out, it stays as it is'),
    },
    'input-invalid',
  )
  .superRefine(
    ({ startDate, endDate }, context) => {
      if (startDate !== null && endDate !== null && endDate < startDate)
        context.addIssue({ code: 'custom', path: ['endDate'], message: 'end-before-start' });
    },
    onceGood('startDate', 'endDate'),
  )
  .superRefine(
    ({ languages, defaultLanguage }, context) => {
      const message = 'default-language-not-selected';
      if (languages.length > 0 && !languages.some((language) => language === defaultLanguage))
        context.addIssue({ code: 'custom', path: ['defaultLanguage'], message });
    },
    onceGood('languages', 'defaultLanguage'),
  )
  .superRefine(
    ({ minTickets, maxTickets }, context) => {
      if (minTickets > maxTickets)
        context.addIssue({ code: 'custom', path: ['maxTickets'], message: 'maximum-below-minimum' });
    },
    onceGood('minTickets', 'maxTickets'),
  );

/** As the API takes it: texts are listed, because a GraphQL input has no keys that are languages. */
export const listedChannelInput = z.object({
  ...channelInputSchema.shape,
  texts: z.array(channelTextInput),
});

export type ChannelInput = z.output<typeof channelInputSchema>;

/** A channel's fields as a person typed them, checked and tidied; one refusal for each failing field. */
export function parseChannelInput(input: unknown): Result<ChannelInput> {
  return parseInput(channelInputSchema, input);
}
