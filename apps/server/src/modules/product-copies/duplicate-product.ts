import type { Product } from '@foyer/domain/catalog/product.ts';
import { copyMarkInput } from '@foyer/domain/catalog/product-copy.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import {
  type CopiedProduct,
  copyProduct,
  getProduct,
  lockProduct,
  productConstraints,
} from '../catalog/index.ts';
import { copyImages } from '../images/index.ts';
import { copySchedules, scheduleConstraints } from '../product-schedules/index.ts';
import { copyTimeslotGroupLinks } from '../scheduling/index.ts';

/**
 * Makes a product like an existing one, to be changed before it is sold: a draft on no channel, with nothing sold. An
 * account that may not make a part of it may not copy it either. @param typed the mark behind its name: 'copy', in
 * the language of the screen.
 */
export async function duplicateProduct(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<Product> {
  context.require('products', 'edit');
  context.require('tickets', 'edit');
  const { mark } = valueOrThrow(parseInput(copyMarkInput, { mark: typed }));
  const files: string[] = [];
  try {
    return await refuseViolations({ ...productConstraints, ...scheduleConstraints }, () =>
      context.inClient(async (scope) => {
        // Two copies at once get two names.
        await lockProduct(scope, id);
        const like = await getProduct(scope, id);
        const copied = await copyProduct(scope, like, mark);
        await copyPictures(context, scope, like, copied, files);
        if (like.availabilityType === 'TIMESLOTS') await copyTimes(context, scope, like, copied, mark);
        await writeAudit(scope, actorOf(context), {
          action: 'duplicate-product',
          entity: 'product',
          entityId: copied.product.id,
          after: { ...copied.product, copyOf: like.name },
        });
        return copied.product;
      }),
    );
  } catch (error) {
    for (const key of files) await context.app.files.remove(key);
    throw error;
  }
}

async function copyPictures(
  { app }: RequestContext,
  scope: ClientScope,
  like: Product,
  { product, groupIds, typeIds }: CopiedProduct,
  made: string[],
): Promise<void> {
  await copyImages(app, scope, { owner: 'product', ids: new Map([[like.id, product.id]]), made });
  await copyImages(app, scope, { owner: 'ticket-group', ids: groupIds, made });
  await copyImages(app, scope, { owner: 'ticket-type', ids: typeIds, made });
}

/** Timeslot groups share their places with the copy; schedules are its own. */
async function copyTimes(
  context: RequestContext,
  scope: ClientScope,
  like: Product,
  { product, groupIds }: CopiedProduct,
  mark: string,
): Promise<void> {
  if (await copyTimeslotGroupLinks(scope, groupIds)) context.require('timeslotgroup', 'edit');
  const now = context.app.clock();
  const schedules = { fromProductId: like.id, toProductId: product.id, mark, now };
  if (await copySchedules(scope, schedules)) context.require('availability-scheduler', 'edit');
}
