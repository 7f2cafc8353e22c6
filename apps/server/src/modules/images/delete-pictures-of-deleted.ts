import { z } from 'zod';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { deleteImagesOf } from './image.repository.ts';
import { removePictureFile } from './remove-picture-file.ts';

const ids = z.array(z.uuid());
const payload = z.object({ productIds: ids, ticketGroupIds: ids, ticketTypeIds: ids });

/** Products, ticket groups and ticket types were deleted: their pictures are no longer served. It may come twice. */
export const deletePicturesSubscription: Subscription = {
  bus: 'event',
  type: 'catalog-deleted',
  destination: 'images',
  handle: readingPayload(payload, async (app, { clientId, payload: deleted }) => {
    const imageIds = await inClient(app.db, clientId, async (scope) => [
      ...(await deleteImagesOf(scope, 'product', deleted.productIds)),
      ...(await deleteImagesOf(scope, 'ticket-group', deleted.ticketGroupIds)),
      ...(await deleteImagesOf(scope, 'ticket-type', deleted.ticketTypeIds)),
    ]);
    for (const imageId of imageIds) await removePictureFile(app, clientId, imageId);
  }),
};
