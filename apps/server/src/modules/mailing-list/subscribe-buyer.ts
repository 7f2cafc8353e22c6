import { listsOf } from '@foyer/domain/mailing-list/mailing-list-settings.ts';
import { z } from 'zod';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { getOrder } from '../orders/index.ts';
import { findSecret, findSetting } from '../settings/index.ts';
import { mailchimp } from './mailchimp.ts';

const payload = z.object({ orderId: z.uuid(), optIns: z.array(z.string()) });

/**
 * Puts the buyer of a completed order on the lists that were asked for, and on no other. It may come twice. Test orders,
 * and buyers who were erased meanwhile, go nowhere.
 */
export const subscribeBuyerSubscription: Subscription = {
  bus: 'event',
  type: 'buyer-opted-in',
  destination: 'mailing-list',
  handle: readingPayload(payload, async (app, { clientId, payload: { orderId, optIns } }) => {
    const found = await inClient(app.db, clientId, async (scope) => ({
      order: await getOrder(scope, orderId),
      settings: await findSetting(scope, 'mailing-list', app.clock()),
      key: await findSecret(app, scope, 'mailing-list-key'),
    }));
    const { order, settings, key } = found;
    const lists = listsOf(settings, optIns);
    if (lists.length === 0 || order.test || order.buyerEmail === '') return;
    if (!key) throw new Error('The mailing list has no key');
    for (const list of lists) {
      await mailchimp.subscribe(app, key, list, {
        email: order.buyerEmail,
        firstName: order.buyerFirstName,
        lastName: order.buyerLastName,
        language: order.language,
      });
    }
  }),
};
