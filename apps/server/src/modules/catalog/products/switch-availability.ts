import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  type AvailabilitySwitch,
  kindsToSwitchTo,
  planAvailabilitySwitch,
} from '@foyer/domain/catalog/availability-switch.ts';
import type { Product } from '@foyer/domain/catalog/product.ts';
import {
  type SwitchAvailabilityInput,
  switchAvailabilityInput,
} from '@foyer/domain/catalog/switch-availability-input.ts';
import type { AvailabilityType } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getClient } from '../../clients/index.ts';
import { listTicketGroupsOfProducts } from '../ticket-groups/ticket-group.repository.ts';
import {
  countComingTicketsOfProduct,
  setAvailabilityType,
  setTicketGroupKind,
} from './availability-switch.repository.ts';
import { getProduct, lockProduct } from './product.repository.ts';

export interface AvailabilitySwitchPreview extends AvailabilitySwitch {
  /** Tickets that visitors still come with; they keep their date and time. */
  ticketCount: number;
}

/** The effects of the switch and the tickets it touches; it changes nothing. */
export async function previewAvailabilitySwitch(
  context: RequestContext,
  productId: string,
  to: AvailabilityType,
): Promise<AvailabilitySwitchPreview> {
  context.require('products', 'access');
  const [kind] = kindsToSwitchTo[to];
  return context.inClient((scope) => plan(context, scope, productId, { to, kind }));
}

/** Switches a product between timeslots and unlimited (specification 001, section 4). */
export async function switchAvailability(
  context: RequestContext,
  productId: string,
  typed: unknown,
): Promise<Product> {
  context.require('products', 'edit');
  const input = valueOrThrow(parseInput(switchAvailabilityInput, typed));
  return context.inClient(async (scope) => {
    await lockProduct(scope, productId);
    const before = await getProduct(scope, productId);
    const { converted, left, ticketCount } = await plan(context, scope, productId, input);
    await setAvailabilityType(scope, productId, input.to);
    await setTicketGroupKind(scope, converted.group.id, converted.kind);
    await writeAudit(scope, actorOf(context), {
      action: 'switch-availability',
      entity: 'product',
      entityId: productId,
      before: { availabilityType: before.availabilityType, kind: converted.group.kind },
      after: {
        availabilityType: input.to,
        kind: converted.kind,
        ticketGroup: converted.group.name,
        leftGroups: left.map(({ name }) => name),
        ticketCount,
      },
    });
    return getProduct(scope, productId);
  });
}

async function plan(
  { app }: RequestContext,
  scope: ClientScope,
  productId: string,
  { to, kind }: SwitchAvailabilityInput,
): Promise<AvailabilitySwitchPreview> {
  const product = await getProduct(scope, productId);
  const groups = await listTicketGroupsOfProducts(scope, [productId]);
  const planned = valueOrThrow(planAvailabilitySwitch(product, groups, to, kind));
  const { timeZone } = await getClient(scope);
  const today = localDateAt(app.clock(), timeZone);
  return { ...planned, ticketCount: await countComingTicketsOfProduct(scope, productId, today) };
}
