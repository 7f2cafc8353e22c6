import { z } from 'zod';
import { ok, type Result, refused } from '../result/result.ts';
import type { ChannelColours } from './channel.ts';
import { channelColoursInput } from './channel-colours-input.ts';

/** Three colours under a name, shared by channels (specification 001, section 3: Colour scheme). */
export interface ColourScheme {
  id: string;
  name: string;
  colours: ChannelColours;
  /** Raised by each change. */
  version: number;
}

export const colourSchemeInput = z.object({
  name: z
    .string('colour-scheme-name-required')
    .trim()
    .min(1, 'colour-scheme-name-required')
    .max(60, 'colour-scheme-name-too-long'),
  colours: channelColoursInput,
});
export type ColourSchemeInput = z.output<typeof colourSchemeInput>;

/** A scheme is deleted only when no channel has it; a foreign key says the same no. */
export function checkSchemeDeletion(channelTitles: readonly string[]): Result<void> {
  if (channelTitles.length === 0) return ok(undefined);
  const params = { count: channelTitles.length, channels: channelTitles.join(', ') };
  return refused({ code: 'colour-scheme-in-use', params });
}
