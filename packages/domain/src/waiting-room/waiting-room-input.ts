import { z } from 'zod';
import { localDateInput, localTimeInput } from '../calendar/calendar-input.ts';
import { contentLanguageInput } from '../catalog/content-language-input.ts';
import { onceGood } from '../result/once-good.ts';

const rate = z
  .int('waiting-carts-invalid')
  .min(1, 'waiting-carts-invalid')
  .max(100_000, 'waiting-carts-invalid');

/** What visitors read while they wait, in a language of the channel. */
export const waitingTextInput = z.object({
  language: contentLanguageInput,
  text: z.string('input-invalid').trim().max(500, 'waiting-text-too-long'),
});

/** A channel's waiting room as staff type it. */
export const waitingRoomInput = z
  .object(
    {
      cartsAMinute: rate.nullable().default(null),
      opensByLoad: z.boolean('setting-choice-invalid').default(false),
      /** Of the announced start, on the client's clock. */
      startDate: localDateInput.nullable().default(null),
      startTime: localTimeInput.nullable().default(null),
      opensBeforeMinutes: z
        .int('waiting-before-invalid')
        .min(1, 'waiting-before-invalid')
        .max(1440, 'waiting-before-invalid')
        .default(30),
      minutesToBegin: z
        .int('waiting-begin-invalid')
        .min(2, 'waiting-begin-invalid')
        .max(60, 'waiting-begin-invalid')
        .default(10),
      texts: z.array(waitingTextInput, 'input-invalid').max(13, 'input-invalid').default([]),
    },
    'input-invalid',
  )
  .superRefine(
    ({ cartsAMinute, opensByLoad, startDate }, context) => {
      if (cartsAMinute !== null || (!opensByLoad && startDate === null)) return;
      context.addIssue({ code: 'custom', path: ['cartsAMinute'], message: 'waiting-carts-required' });
    },
    onceGood('cartsAMinute', 'opensByLoad', 'startDate'),
  )
  .superRefine(
    ({ startDate, startTime }, context) => {
      if ((startDate === null) === (startTime === null)) return;
      const [field, message] =
        startDate === null ? ['startDate', 'date-invalid'] : ['startTime', 'time-invalid'];
      context.addIssue({ code: 'custom', path: [field ?? ''], message: message ?? '' });
    },
    onceGood('startDate', 'startTime'),
  );
export type WaitingRoomInput = z.output<typeof waitingRoomInput>;

/** Only the rate, for what is changed at once. */
export const waitingRateInput = z.object({ cartsAMinute: rate }, 'input-invalid');
