import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import type { ChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { channelTextKeys, channelTextsOf, listChannelTexts } from '@foyer/domain/channels/channel-texts.ts';
import { noHoldCapacity } from '@foyer/domain/channels/hold-capacity.ts';
import type { Result } from '@foyer/domain/result/result.ts';
import { controlNames } from '../../components/edit-page/place-refusals.ts';
import type {
  EditTicketstreetQuery,
  TicketstreetFieldsFragment,
  TicketstreetInput,
} from '../../generated/operations.ts';
import { TicketstreetFields } from '../../generated/ticketstreet-fields.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';

export type EditedTicketstreet = EditTicketstreetQuery['ticketstreet'];
export type TicketGroupChoice = Pick<
  EditTicketstreetQuery['ticketGroups'][number],
  'id' | 'name' | 'state' | 'product'
>;

/** What is typed in another way than it is kept. A type, so that a form can index it. */
type Typed = {
  /** By key and language; a language that is not chosen keeps its texts until the page is saved. */
  texts: Record<string, Record<string, string>>;
  ticketGroupIds: string[];
  /** Null = that of a new page. */
  salesFlow: TicketstreetFieldsFragment['salesFlow'] | null;
  minTickets: number | null;
};

/** The fields of a ticketstreet's page: those of its input, but for what is typed in another way. */
export type TicketstreetForm = Omit<TicketstreetFieldsFragment, keyof Typed> & Typed;

/** Every key is there: a form writes only into what there is. */
function everyText(texts: Record<string, Record<string, string>>): Record<string, Record<string, string>> {
  return Object.fromEntries(channelTextKeys.map((key) => [key, texts[key] ?? {}]));
}

export const newTicketstreet: TicketstreetForm = {
  title: '',
  url: '',
  startDate: null,
  endDate: null,
  languages: ['nl', 'en'],
  defaultLanguage: 'nl',
  texts: everyText({}),
  colours: defaultChannelColours,
  colourSchemeId: null,
  ticketGroupIds: [],
  minTickets: 1,
  maxTickets: 25,
  holdCapacity: noHoldCapacity,
  paymentMethods: [],
  salesFlow: null,
};

export function ticketstreetFormOf(street: EditedTicketstreet): TicketstreetForm {
  return {
    ...pickFragment(TicketstreetFields, street),
    texts: everyText(channelTextsOf(street.texts)),
    ticketGroupIds: street.ticketGroups.map(({ id }) => id),
  };
}

/** The rule of the server; texts of languages that the page does not have are left behind: no field shows them. */
export async function checkTicketstreet({ texts, ...form }: TicketstreetForm): Promise<Result<ChannelInput>> {
  const { parseChannelInput } = await import('@foyer/domain/channels/channel-input.ts');
  const own = Object.entries(texts).map(([key, byLanguage]) => {
    const kept = Object.entries(byLanguage).filter(([language]) =>
      form.languages.some((one) => one === language),
    );
    return [key, Object.fromEntries(kept)] as const;
  });
  return parseChannelInput({ ...form, texts: Object.fromEntries(own) });
}

/** What the server is sent of what was checked. */
export function ticketstreetInputOf({ texts, ...input }: ChannelInput): TicketstreetInput {
  return { ...input, texts: listChannelTexts(texts) };
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

/** A question of the details is refused at their list. */
export const ticketstreetControlOf = controlNames({
  'salesFlow.details.fields.*.kind': 'salesFlow.details.fields',
  'salesFlow.details.fields.*.isRequired': 'salesFlow.details.fields',
});

/** A new one is asked its name and address only: the form says in words what is refused of the rest. */
export function newTicketstreetControlOf(field: string): string {
  return field === 'title' || field === 'url' ? field : 'main';
}
