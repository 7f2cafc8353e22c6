import { type ChannelColours, defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import type { ChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { type ChannelHoldCapacity, noHoldCapacity } from '@foyer/domain/channels/hold-capacity.ts';
import type { EditTicketstreetQuery, TicketstreetInput } from '../../generated/operations.ts';

export type EditedTicketstreet = EditTicketstreetQuery['ticketstreet'];
export type TicketGroupChoice = EditTicketstreetQuery['ticketGroups'][number];

/** The fields of a ticketstreet's page. A type, so that a form can index it. */
export type TicketstreetForm = {
  title: string;
  url: string;
  startDate: string | null;
  endDate: string | null;
  languages: string[];
  defaultLanguage: string;
  /** By language; a language that is not chosen keeps its text until the page is saved. */
  intro: Record<string, string>;
  colours: ChannelColours;
  ticketGroupIds: string[];
  minTickets: number | null;
  maxTickets: number | null;
  holdCapacity: ChannelHoldCapacity;
};

export const newTicketstreet: TicketstreetForm = {
  title: '',
  url: '',
  startDate: null,
  endDate: null,
  languages: ['nl', 'en'],
  defaultLanguage: 'nl',
  intro: {},
  colours: defaultChannelColours,
  ticketGroupIds: [],
  minTickets: 1,
  maxTickets: 25,
  holdCapacity: noHoldCapacity,
};

export function ticketstreetFormOf(street: EditedTicketstreet): TicketstreetForm {
  const { title, url, startDate, endDate, languages, defaultLanguage, minTickets, maxTickets } = street;
  const { brand, ink, paper } = street.colours;
  const { enabled, percentage, releaseDate, releaseTime, releaseMinutes } = street.holdCapacity;
  return {
    title,
    url,
    startDate,
    endDate,
    languages: [...languages],
    defaultLanguage,
    intro: Object.fromEntries(street.intro.map(({ language, text }) => [language, text])),
    colours: { brand, ink, paper },
    ticketGroupIds: street.ticketGroups.map(({ id }) => id),
    minTickets,
    maxTickets: maxTickets ?? null,
    holdCapacity: {
      enabled,
      percentage,
      releaseDate: releaseDate ?? null,
      releaseTime: releaseTime ?? null,
      releaseMinutes: releaseMinutes ?? null,
    },
  };
}

/** What the server is sent; texts of languages that the page does not have are left behind. */
export function ticketstreetInputOf({ intro, ...input }: ChannelInput): TicketstreetInput {
  const texts = input.languages.map((language) => ({ language, text: intro[language] ?? '' }));
  return { ...input, intro: texts };
}

/** A URL made of a title: 'Zomer & Licht' gives 'zomer-licht'. */
export function urlOfTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
