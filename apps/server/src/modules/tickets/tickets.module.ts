import { offerAttachment } from '../../platform/mail/attachment-source.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { mailOrderLinks } from './mail-order-links.ts';
import { mailRefund } from './mail-refund.ts';
import { mailTickets } from './mail-tickets.ts';
import { mailCancelledVisit, mailChangedOrder, mailChangeToPay, mailMovedVisit } from './mail-visit.ts';
import { renderOrderTickets } from './render-order-tickets.ts';
import { renderVisitCalendar } from './render-visit-calendar.ts';
import { staffTicketRoutes } from './staff-tickets.routes.ts';
import './eticket-template/eticket-template.graphql.ts';
import './tickets.graphql.ts';
import { visitorTicketRoutes } from './visitor-tickets.routes.ts';

offerAttachment({
  kind: 'etickets',
  open: async (app, clientId, orderId) => (await renderOrderTickets(app, clientId, orderId)).pdf,
});
offerAttachment({
  kind: 'eticket',
  open: async (app, clientId, reference) => {
    const [orderId = '', ticketId = ''] = reference.split('/');
    return (await renderOrderTickets(app, clientId, orderId, ticketId)).pdf;
  },
});
offerAttachment({
  kind: 'visit-calendar',
  open: async (app, clientId, orderId) => Buffer.from(await renderVisitCalendar(app, clientId, orderId)),
});

export const ticketsModule: ServerModule = {
  name: 'tickets',
  routes: (app) => async (instance) => {
    await instance.register(visitorTicketRoutes(app));
    await instance.register(staffTicketRoutes(app));
  },
  subscriptions: [
    { bus: 'event', type: 'order-completed', destination: 'tickets', handle: mailTickets },
    { bus: 'event', type: 'tickets-resend-requested', destination: 'tickets', handle: mailTickets },
    { bus: 'event', type: 'refund-requested', destination: 'tickets', handle: mailRefund },
    { bus: 'event', type: 'order-links-requested', destination: 'tickets', handle: mailOrderLinks },
    { bus: 'event', type: 'visit-moved', destination: 'tickets', handle: mailMovedVisit },
    { bus: 'event', type: 'order-changed', destination: 'tickets', handle: mailChangedOrder },
    { bus: 'event', type: 'order-change-to-pay', destination: 'tickets', handle: mailChangeToPay },
    { bus: 'event', type: 'visit-cancelled', destination: 'tickets', handle: mailCancelledVisit },
  ],
};
