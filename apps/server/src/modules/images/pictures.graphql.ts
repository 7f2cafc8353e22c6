import { type ContentLanguage, contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { alternativeTextInput } from '@foyer/domain/images/alternative-text.ts';
import { checkImageWeight } from '@foyer/domain/images/image-rules.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { Product, TicketGroup, TicketType } from '../catalog/index.ts';
import { ManagedChannelRef } from '../channels/index.ts';
import { describePicture, removePicture, uploadPicture, versionOfTexts } from './change-picture.ts';
import { findImageOf, type Image, listImages } from './image.repository.ts';
import { imageUrl } from './image-place.ts';
import { ownerOfPurpose, type UploadedPurpose } from './picture-owners.ts';
import { useLogoOfSite } from './use-logo-of-site.ts';

const modules = ['products', 'tickets', 'ticketstreet'];
const mayEdit = { anyRight: [modules, 'edit'] as const };

const Purpose = builder.enumType('PicturePurpose', {
  description: 'What a picture is for; decides its size and weight and whose it is',
  values: {
    productInformation: { value: 'product-information' },
    program: { value: 'program' },
    eTicketBanner: { value: 'eticket-banner' },
    ticketType: { value: 'ticket-type' },
    logo: { value: 'logo' },
    banner: { value: 'banner' },
    emailBanner: { value: 'email-banner' },
    pdfBackground: { value: 'pdf-background' },
    giftCard: { value: 'gift-card' },
    ticketstreetBanner: { value: 'ticketstreet-banner' },
    ticketstreetLogo: { value: 'ticketstreet-logo' },
  } as const satisfies Record<string, { value: UploadedPurpose }>,
});

const AlternativeText = builder
  .objectRef<{ language: ContentLanguage; text: string }>('AlternativeText')
  .implement({
    fields: (t) => ({
      language: t.expose('language', { type: ContentLanguageScalar }),
      text: t.exposeString('text'),
    }),
  });

const Picture = builder.objectRef<Image & { clientId: string }>('Picture').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.string({ resolve: ({ clientId, id }) => imageUrl(clientId, id) }),
    version: t.string({ description: 'What an edit of its texts names as seen', resolve: versionOfTexts }),
    alternativeTexts: t.field({
      description: 'What it shows, for who does not see it; none where it only decorates',
      type: [AlternativeText],
      resolve: ({ alternativeText }) =>
        contentLanguages.flatMap((language) => {
          const text = alternativeText[language];
          return text ? [{ language, text }] : [];
        }),
    }),
  }),
});

const AlternativeTextInput = inputFromZod('AlternativeTextInput', alternativeTextInput, {
  required: ['text'],
});

/** The id of the client in which the caller works: its page knows no other. */
const ownerIn = (
  { clientId }: RequestContext,
  purpose: UploadedPurpose,
  ownerId: string | null | undefined,
) => (ownerOfPurpose(purpose).owner === 'client' ? clientId : (ownerId ?? ''));

builder.queryField('picture', (t) =>
  t.field({
    type: Picture,
    nullable: true,
    authScopes: { anyRight: [modules, 'access'] as const },
    args: { purpose: t.arg({ type: Purpose }), ownerId: t.arg.id({ required: false }) },
    resolve: reading(async (scope, _root, { purpose, ownerId }, call) => {
      const { owner, module } = ownerOfPurpose(purpose);
      call.require(module, 'access');
      const image = await findImageOf(scope, owner, ownerIn(call, purpose, ownerId), purpose);
      return image ? { ...image, clientId: call.clientId } : null;
    }),
  }),
);

builder.mutationFields((t) => ({
  uploadPicture: t.string({
    description: 'Answers the address at which the picture is served',
    authScopes: mayEdit,
    args: {
      purpose: t.arg({ type: Purpose }),
      ownerId: t.arg.id({ required: false, description: 'None where it is the client’s own' }),
      image: t.arg({ type: 'Upload' }),
    },
    resolve: async (_root, { purpose, ownerId, image }, context) => {
      const tooHeavy = checkImageWeight(purpose, image.size);
      if (tooHeavy.length > 0) throw new RefusedError(tooHeavy);
      const bytes = Buffer.from(await image.arrayBuffer());
      const place = { purpose, ownerId: ownerIn(context.signedIn(), purpose, ownerId) };
      return valueOrThrow(await uploadPicture(context.signedIn(), place, bytes));
    },
  }),
  useLogoOfSite: t.boolean({
    description: 'The client’s logo is a picture at https on one of its own sites; an empty address is none',
    authScopes: { right: ['tickets', 'edit'] },
    args: { address: t.arg.string() },
    resolve: async (_root, { address }, context) => {
      valueOrThrow(await useLogoOfSite(context.signedIn(), address));
      return true;
    },
  }),
  removePicture: t.boolean({
    authScopes: mayEdit,
    args: { purpose: t.arg({ type: Purpose }), ownerId: t.arg.id({ required: false }) },
    resolve: async (_root, { purpose, ownerId }, context) => {
      await removePicture(context.signedIn(), {
        purpose,
        ownerId: ownerIn(context.signedIn(), purpose, ownerId),
      });
      return true;
    },
  }),
  describePicture: t.boolean({
    description: 'Says per language what a picture shows; an empty text is none',
    authScopes: mayEdit,
    args: {
      purpose: t.arg({ type: Purpose }),
      ownerId: t.arg.id({ required: false }),
      texts: t.arg({ type: [AlternativeTextInput] }),
      version: t.arg.string({ description: 'The version that was edited' }),
    },
    resolve: async (_root, { purpose, ownerId, texts, version }, context) => {
      const place = { purpose, ownerId: ownerIn(context.signedIn(), purpose, ownerId) };
      valueOrThrow(await describePicture(context.signedIn(), place, texts, version));
      return true;
    },
  }),
}));

const urlsOf = (purpose: UploadedPurpose) =>
  loading(async (scope, ids: string[], { clientId }) => {
    const images = await listImages(scope, ownerOfPurpose(purpose).owner, ids, purpose);
    const byOwner = new Map(images.map((image) => [image.ownerId, imageUrl(clientId, image.id)]));
    return ids.map((id) => byOwner.get(id) ?? null);
  });

builder.objectField(Product, 'imageUrl', (t) =>
  t.loadable({
    authScopes: { asParent: true },
    type: 'String',
    nullable: true,
    description: 'The picture of 640 by 220, or null',
    load: urlsOf('product-information'),
    resolve: ({ id }) => id,
  }),
);

builder.objectField(TicketGroup, 'eTicketBannerUrl', (t) =>
  t.loadable({
    authScopes: { asParent: true },
    type: 'String',
    nullable: true,
    load: urlsOf('eticket-banner'),
    resolve: ({ id }) => id,
  }),
);

builder.objectField(TicketType, 'imageUrl', (t) =>
  t.loadable({
    authScopes: { asParent: true },
    type: 'String',
    nullable: true,
    load: urlsOf('ticket-type'),
    resolve: ({ id }) => id,
  }),
);

builder.objectField(ManagedChannelRef, 'imageUrl', (t) =>
  t.loadable({
    authScopes: { asParent: true },
    type: 'String',
    nullable: true,
    description: 'Its banner of 1920 by 300, or null',
    load: urlsOf('ticketstreet-banner'),
    resolve: ({ id }) => id,
  }),
);
