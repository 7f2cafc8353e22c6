import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import { TicketGroup, TicketType } from '../catalog/index.ts';
import {
  purposeOf,
  removeTicketPicture,
  type TicketPictureOwner,
  uploadTicketPicture,
} from './change-ticket-picture.ts';
import { listImages } from './image.repository.ts';
import { imageUrl } from './image-place.ts';

/** Nothing heavier is even read; the rule of the picture's purpose decides below that. */
const READ_BYTES = 10_000_000;

const PictureOwner = builder.enumType('TicketPictureOwner', {
  description:
    "A ticket group's e-ticket banner (800 by 381) or a ticket type's picture (256 by 256); jpg or png, at most 500 kB",
  values: { group: { value: 'ticket-group' }, type: { value: 'ticket-type' } } as const,
});

builder.objectField(TicketGroup, 'eTicketBannerUrl', (t) =>
  t.loadable({
    authScopes: { asParent: true },
    type: 'String',
    nullable: true,
    load: (ids: string[], context) => loadUrls('ticket-group', ids, context),
    resolve: ({ id }) => id,
  }),
);

builder.objectField(TicketType, 'imageUrl', (t) =>
  t.loadable({
    authScopes: { asParent: true },
    type: 'String',
    nullable: true,
    load: (ids: string[], context) => loadUrls('ticket-type', ids, context),
    resolve: ({ id }) => id,
  }),
);

builder.mutationFields((t) => ({
  uploadTicketPicture: t.string({
    description: 'Answers the address at which the picture is served',
    authScopes: { right: ['tickets', 'edit'] },
    args: {
      owner: t.arg({ type: PictureOwner }),
      ownerId: t.arg.id(),
      image: t.arg({ type: 'Upload' }),
    },
    resolve: async (_root, { owner, ownerId, image }, context) => {
      if (image.size > READ_BYTES) throw new RefusedError([{ code: 'image-format', field: 'image' }]);
      const bytes = Buffer.from(await image.arrayBuffer());
      return valueOrThrow(await uploadTicketPicture(context.signedIn(), owner, ownerId, bytes));
    },
  }),
  removeTicketPicture: t.boolean({
    authScopes: { right: ['tickets', 'edit'] },
    args: { owner: t.arg({ type: PictureOwner }), ownerId: t.arg.id() },
    resolve: async (_root, { owner, ownerId }, context) => {
      await removeTicketPicture(context.signedIn(), owner, ownerId);
      return true;
    },
  }),
}));

async function loadUrls(
  owner: TicketPictureOwner,
  ids: string[],
  context: GraphqlContext,
): Promise<(string | null)[]> {
  const { clientId, inClient } = context.signedIn();
  const images = await inClient((scope) => listImages(scope, owner, ids, purposeOf(owner)));
  const byOwner = new Map(images.map((image) => [image.ownerId, imageUrl(clientId, image.id)]));
  return ids.map((id) => byOwner.get(id) ?? null);
}
