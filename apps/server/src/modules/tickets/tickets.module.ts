import { NotFoundError } from '../../platform/errors.ts';
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
  open: (app, clientId, orderId) => pdfOf(app, clientId, orderId),
});
offerAttachment({
  kind: 'eticket',
  open: (app, clientId, reference) => {
    const [orderId = '', ticketId = ''] = reference.split('/');
    return pdfOf(app, clientId, orderId, ticketId);
  },
});
offerAttachment({
  kind: 'visit-calendar',
  open: (app, clientId, orderId) =>
    orNone(async () => Buffer.from(await renderVisitCalendar(app, clientId, orderId))),
});

const pdfOf = (...tickets: Parameters<typeof renderOrderTickets>) =>
  orNone(async () => (await renderOrderTickets(...tickets)).pdf);

/** Tickets and times that were cancelled while their mail waited are in no file; the mail goes without it. */
async function orNone(render: () => Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await render();
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

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
