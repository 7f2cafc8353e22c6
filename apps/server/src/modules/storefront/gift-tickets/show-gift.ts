import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import { visitToChoose } from '@foyer/domain/sales/check-wish.ts';
import type { VisitorGift } from '@foyer/domain/storefront/visitor-gift.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClientReadOnly } from '../../../platform/database/in-client.ts';
import { listOtherForms } from '../../channels/index.ts';
import { getClient, getContact } from '../../clients/index.ts';
import { clientOfPresent, type OpenPresent, openCardDetails, readPresent } from '../../gift-cards/index.ts';
import { findChannelPictures } from '../offer/find-channel-pictures.ts';
import { channelOfPresent, groupsOfPresent } from './channel-of-present.ts';

/** Tickets that were bought as a present, for who has the link. @throws NotFoundError `gift-ticket-not-found` */
export async function showGift(app: App, secret: string, wanted: string | null): Promise<VisitorGift> {
  const clientId = await clientOfPresent(app, secret);
  return inClientReadOnly(app.db, clientId, async (scope) =>
    describe(app, scope, await readPresent(app, scope, secret), wanted),
  );
}

async function describe(
  app: App,
  scope: ClientScope,
  present: OpenPresent,
  wanted: string | null,
): Promise<VisitorGift> {
  const client = await getClient(scope);
  const channel = await channelOfPresent(app, scope, present);
  const language = channel
    ? chooseLanguage(channel, [wanted ?? present.first.language])
    : present.first.language;
  const groups = channel ? await groupsOfPresent(app, scope, channel, present, language) : [];
  const [details] = await openCardDetails(app, scope, [present.first.id]);
  const { phone, email } = await getContact(scope, app.clock());
  const languages = [...(channel?.languages ?? [language])];
  const pictures = channel && (await findChannelPictures(scope, channel.id));
  return {
    state: present.state,
    client: {
      subdomain: client.subdomain,
      name: client.name,
      town: client.town,
      logoUrl: pictures?.logoUrl ?? client.logoUrl,
    },
    colours: channel?.colours ?? defaultChannelColours,
    languages,
    language,
    otherForms: await listOtherForms(scope, channel, languages, app.clock()),
    recipientName: details?.recipientName ?? '',
    fromName: details?.fromName ?? '',
    message: details?.message ?? '',
    validUntil: present.validUntil,
    lines: groups.flatMap(({ id: ticketGroupId, title: ticketGroupTitle, ticketTypes }) =>
      ticketTypes.flatMap(({ id: ticketTypeId, name }) => {
        const quantity = present.gifts.get(ticketTypeId)?.quantity;
        return quantity === undefined
          ? []
          : [{ ticketTypeId, ticketGroupId, name, ticketGroupTitle, quantity }];
      }),
    ),
    paysDearerDay: !present.coversDearerDays,
    needs: visitToChoose(groups).needs,
    today: localDateAt(app.clock(), client.timeZone),
    channelUrl: channel?.url ?? null,
    channelTitle: channel?.title ?? '',
    timeZone: client.timeZone,
    contact: [phone, email].filter(Boolean).join(', '),
  };
}
