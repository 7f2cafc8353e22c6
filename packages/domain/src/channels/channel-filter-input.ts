import { z } from 'zod';
import { channelTypes } from '../clients/client.ts';
import { publicationStates } from './channel-publication.ts';

export const channelSorts = ['title', '-title', 'url', '-url', 'start', '-start', 'end', '-end'] as const;
export type ChannelSort = (typeof channelSorts)[number];

/** What the list of channels can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const channelFilterInput = z.object({
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  state: z.enum(publicationStates, 'state-unknown').nullable().default(null),
  kind: z.enum(channelTypes, 'channel-type-unknown').nullable().default(null),
  sort: z
    .enum(channelSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? 'title'),
});
export type ChannelFilter = z.output<typeof channelFilterInput>;
