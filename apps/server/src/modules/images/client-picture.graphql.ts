import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { removeClientPicture, uploadClientPicture } from './change-client-picture.ts';

/** Nothing heavier is even read; the rule of the picture's purpose decides below that. */
const READ_BYTES = 10_000_000;

const ClientPicture = builder.enumType('ClientPicture', {
  description: "The client's own logo (jpg or png, at most 1 MB) or banner (1920 by 300, at most 500 kB)",
  values: { logo: { value: 'logo' }, banner: { value: 'banner' } } as const,
});

builder.mutationFields((t) => ({
  uploadClientPicture: t.string({
    description: 'Answers the address at which the picture is served',
    authScopes: { right: ['tickets', 'edit'] },
    args: { picture: t.arg({ type: ClientPicture }), image: t.arg({ type: 'Upload' }) },
    resolve: async (_root, { picture, image }, context) => {
      if (image.size > READ_BYTES) throw new RefusedError([{ code: 'image-format', field: 'image' }]);
      const bytes = Buffer.from(await image.arrayBuffer());
      return valueOrThrow(await uploadClientPicture(context.signedIn(), picture, bytes));
    },
  }),
  removeClientPicture: t.boolean({
    authScopes: { right: ['tickets', 'edit'] },
    args: { picture: t.arg({ type: ClientPicture }) },
    resolve: async (_root, { picture }, context) => {
      await removeClientPicture(context.signedIn(), picture);
      return true;
    },
  }),
}));
