import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import type { ChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { noHoldCapacity } from '@foyer/domain/channels/hold-capacity.ts';
import type {
  EditTicketstreetQuery,
  TicketstreetFieldsFragment,
  TicketstreetInput,
} from '../../generated/operations.ts';
import { TicketstreetFields } from '../../generated/ticketstreet-fields.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';

export type EditedTicketstreet = EditTicketstreetQuery['ticketstreet'];
export type TicketGroupChoice = EditTicketstreetQuery['ticketGroups'][number];

/** What is typed in another way than it is kept. A type, so that a form can index it. */
type Typed = {
  /** By language; a language that is not chosen keeps its text until the page is saved. */
  intro: Record<string, string>;
  ticketGroupIds: string[];
  minTickets: number | null;
};

/** The fields of a ticketstreet's page: those of its input, but for what is typed in another way. */
export type TicketstreetForm = Omit<TicketstreetFieldsFragment, keyof Typed> & Typed;

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
  return {
    ...pickFragment(TicketstreetFields, street),
    intro: Object.fromEntries(street.intro.map(({ language, text }) => [language, text])),
    ticketGroupIds: street.ticketGroups.map(({ id }) => id),
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

/** A new one is asked its name and address only: the form says in words what is refused of the rest. */
export function newTicketstreetControlOf(field: string): string {
  return field === 'title' || field === 'url' ? field : 'main';
}
