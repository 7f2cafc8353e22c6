import type { Channel, ChannelColours } from '@foyer/domain/channels/channel.ts';
import type { ChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { channelTextsOf, listChannelTexts } from '@foyer/domain/channels/channel-texts.ts';
import { readSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import type { ChannelType } from '@foyer/domain/clients/client.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import { type ContentText, replaceTexts, textsOf } from '../../platform/content/content.repository.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

const owner = 'channel';

type ChannelRow = Selectable<Tables['channel']> & {
  ticketGroupIds: string[];
  texts: ContentText[];
  /** null = it has no scheme. */
  schemeColours: ChannelColours | null;
};

const ticketGroupIdsOfRow = sql<string[]>`array(
  select g.ticket_group_id from channel_ticket_group g
  where g.client_id = channel.client_id and g.channel_id = channel.id order by g.sort)`;

const schemeColoursOfRow = sql<ChannelColours | null>`(
  select s.colours from colour_scheme s
  where s.client_id = channel.client_id and s.id = channel.colour_scheme_id)`;

/** The client's channels of all kinds by title. */
export async function listChannels(scope: ClientScope): Promise<Channel[]> {
  return (await selectChannels(scope).orderBy('name').orderBy('id').execute()).map(toChannel);
}

/** The channel with this id, unless it was deleted. */
export async function findChannel(scope: ClientScope, id: string): Promise<Channel | undefined> {
  const row = await selectChannels(scope).where('id', '=', id).executeTakeFirst();
  return row && toChannel(row);
}

/** @throws NotFoundError `channel-not-found` where the client has no such channel. */
export async function getChannel(scope: ClientScope, id: string): Promise<Channel> {
  const channel = await findChannel(scope, id);
  if (!channel) throw new NotFoundError('channel-not-found');
  return channel;
}

/** @throws NotFoundError `channel-not-found` where the client has no channel of this kind with the id. */
export async function getChannelOfKind(scope: ClientScope, id: string, kind: ChannelType): Promise<Channel> {
  const channel = await getChannel(scope, id);
  if (channel.kind !== kind) throw new NotFoundError('channel-not-found');
  return channel;
}

/** These channels, in the order of the ids. */
export async function listChannelsById(scope: ClientScope, ids: readonly string[]): Promise<Channel[]> {
  if (ids.length === 0) return [];
  const rows = await selectChannels(scope)
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toChannel(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The channel, held against every other change until the transaction ends. */
export async function lockChannel(scope: ClientScope, id: string): Promise<Channel> {
  const row = await selectChannels(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFoundError('channel-not-found');
  return toChannel(row);
}

/** Every channel with this address; more than one where their publication periods do not meet. */
export async function listChannelsByUrl(scope: ClientScope, url: string): Promise<Channel[]> {
  const rows = await selectChannels(scope).where('url', '=', url.toLowerCase()).execute();
  return rows.map(toChannel);
}

/** The channel of this client with the title, in any case. */
export async function findChannelIdByTitle(scope: ClientScope, title: string): Promise<string | undefined> {
  const row = await selectChannels(scope)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(title)])))
    .executeTakeFirst();
  return row?.id;
}

/**
 * Means of payment to which a channel is limited, in its order; none = all that the client's providers offer. Also of a
 * deleted one: a cart that holds places there may still be paid.
 */
export async function listPaymentMethods(scope: ClientScope, channelId: string): Promise<string[]> {
  const row = await scope.tx
    .selectFrom('channel')
    .select('paymentMethods')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', channelId)
    .executeTakeFirst();
  return row?.paymentMethods ?? [];
}

export async function insertChannel(
  scope: ClientScope,
  kind: ChannelType,
  input: ChannelInput,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('channel')
    .values({ clientId: scope.clientId, kind, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceParts(scope, id, input);
  return id;
}

export async function updateChannel(scope: ClientScope, id: string, input: ChannelInput): Promise<void> {
  await scope.tx
    .updateTable('channel')
    .set(({ eb }) => ({ ...columnsOf(input), version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await replaceParts(scope, id, input);
}

export async function setPublication(
  scope: ClientScope,
  { id, publicationOn, startDate }: Pick<Channel, 'id' | 'publicationOn' | 'startDate'>,
): Promise<void> {
  await scope.tx
    .updateTable('channel')
    .set(({ eb }) => ({ publicationOn, startsOn: startDate, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Takes a channel away for good; its name and its URL are free again. */
export async function markDeleted(scope: ClientScope, id: string, at: Date): Promise<void> {
  await scope.tx
    .updateTable('channel')
    .set(({ eb }) => ({
      deletedAt: at,
      publicationOn: false,
      // A deleted channel keeps no scheme from being deleted.
      colourSchemeId: null,
      version: eb('version', '+', 1),
    }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Adds ticket groups after those that the channel has. */
export async function addTicketGroupsToChannel(
  scope: ClientScope,
  channelId: string,
  ticketGroupIds: readonly string[],
): Promise<void> {
  await sql`
    insert into channel_ticket_group (client_id, channel_id, ticket_group_id, sort)
    select ${scope.clientId}, ${channelId}, g.id, g.place + coalesce((
      select max(c.sort) from channel_ticket_group c
      where c.client_id = ${scope.clientId} and c.channel_id = ${channelId}), 0)
    from unnest(${[...ticketGroupIds]}::uuid[]) with ordinality as g (id, place)
    on conflict do nothing`.execute(scope.tx);
  await scope.tx
    .updateTable('channel')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', channelId)
    .execute();
}

function selectChannels(scope: ClientScope) {
  return scope.tx
    .selectFrom('channel')
    .selectAll()
    .select([
      ticketGroupIdsOfRow.as('ticketGroupIds'),
      schemeColoursOfRow.as('schemeColours'),
      textsOf(owner, 'channel').as('texts'),
    ])
    .where('clientId', '=', scope.clientId)
    .where('deletedAt', 'is', null);
}

async function replaceParts(scope: ClientScope, id: string, input: ChannelInput): Promise<void> {
  const texts = listChannelTexts(input.texts).map(({ key, ...text }) => ({ ...text, field: key }));
  await replaceTexts(scope, owner, id, texts);
  await scope.tx
    .deleteFrom('channelTicketGroup')
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', id)
    .execute();
  if (input.ticketGroupIds.length === 0) return;
  await scope.tx
    .insertInto('channelTicketGroup')
    .values(
      input.ticketGroupIds.map((ticketGroupId, sort) => ({
        clientId: scope.clientId,
        channelId: id,
        ticketGroupId,
        sort,
      })),
    )
    .execute();
}

function columnsOf(input: ChannelInput) {
  const {
    title,
    url,
    startDate,
    endDate,
    languages,
    defaultLanguage,
    minTickets,
    maxTickets,
    colours,
    colourSchemeId,
  } = input;
  return {
    name: title,
    url,
    startsOn: startDate,
    endsOn: endDate,
    languages,
    defaultLanguage,
    minTickets,
    maxTickets,
    colours,
    colourSchemeId,
    ...holdCapacityColumns(input),
    ...(input.paymentMethods ? { paymentMethods: input.paymentMethods } : {}),
    ...(input.salesFlow ? { salesFlow: JSON.stringify(input.salesFlow) } : {}),
  };
}

function holdCapacityColumns({ holdCapacity }: ChannelInput) {
  if (!holdCapacity) return {};
  const { enabled, percentage, releaseDate, releaseTime, releaseMinutes } = holdCapacity;
  return {
    holdCapacityEnabled: enabled,
    holdCapacityPercentage: percentage,
    holdCapacityReleaseDate: releaseDate,
    holdCapacityReleaseTime: releaseTime,
    holdCapacityReleaseMinutes: releaseMinutes,
  };
}

function toChannel({ id, name, startsOn, endsOn, texts, ...row }: ChannelRow): Channel {
  return {
    id,
    kind: row.kind,
    title: name,
    url: row.url,
    publicationOn: row.publicationOn,
    startDate: startsOn,
    endDate: endsOn,
    languages: row.languages,
    defaultLanguage: row.defaultLanguage,
    texts: channelTextsOf(texts.map(({ field, ...text }) => ({ ...text, key: field }))),
    colours: row.schemeColours ?? row.colours,
    colourSchemeId: row.colourSchemeId,
    ticketGroupIds: row.ticketGroupIds,
    minTickets: row.minTickets,
    maxTickets: row.maxTickets,
    holdCapacity: {
      enabled: row.holdCapacityEnabled,
      percentage: row.holdCapacityPercentage,
      releaseDate: row.holdCapacityReleaseDate,
      releaseTime: row.holdCapacityReleaseTime,
      releaseMinutes: row.holdCapacityReleaseMinutes,
    },
    paymentMethods: row.paymentMethods,
    salesFlow: readSalesFlow(row.salesFlow),
    version: row.version,
  };
}
