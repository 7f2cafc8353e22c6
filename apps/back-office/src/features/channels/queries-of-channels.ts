import { EditTicketstreet, TicketstreetList } from './channels.graphql.ts';
import { ChannelList } from './management/channel-management.graphql.ts';
import { ReadinessOfChannel } from './readiness/readiness.graphql.ts';
import { ColourSchemes } from './schemes/colour-schemes.graphql.ts';
import { EditWebshop } from './webshop/webshop.graphql.ts';

/** What lists channels: read again also after one was deleted, whose own page is then left. */
export const listsOfChannels = [ChannelList, ColourSchemes, TicketstreetList];

/** Everything that shows a channel: read again after one was made, changed or published, or its colour scheme was. */
export const queriesOfChannels = [...listsOfChannels, EditTicketstreet, EditWebshop, ReadinessOfChannel];
