import type { ImagePurpose } from '@foyer/domain/images/image-rules.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { getProduct, getTicketGroup, getTicketType } from '../catalog/index.ts';
import { getChannel } from '../channels/index.ts';
import { changeClientPicture } from '../clients/index.ts';

/** The owner of a picture for a purpose, and the right to change it. */
export interface PictureOwner {
  owner: 'product' | 'ticket-group' | 'ticket-type' | 'client' | 'channel';
  module: 'products' | 'tickets' | 'ticketstreet';
  /** @throws NotFoundError where there is no such owner. */
  check(scope: ClientScope, ownerId: string): Promise<unknown>;
  /** Other rows that name the picture; null = there is none any more. */
  follow?(scope: ClientScope, url: string | null): Promise<void>;
}

const ofClient = {
  owner: 'client',
  module: 'tickets',
  check: async (scope: ClientScope, ownerId: string) => {
    if (ownerId !== scope.clientId) throw new NotFoundError('client-not-found');
  },
} as const;

/** The purposes for which a picture can be uploaded, each with its owner. */
export const pictureOwners = {
  'product-information': { owner: 'product', module: 'products', check: getProduct },
  program: { owner: 'product', module: 'products', check: getProduct },
  'eticket-banner': { owner: 'ticket-group', module: 'tickets', check: getTicketGroup },
  'ticket-type': { owner: 'ticket-type', module: 'tickets', check: getTicketType },
  logo: { ...ofClient, follow: (scope, url) => changeClientPicture(scope, 'logo', url) },
  banner: { ...ofClient, follow: (scope, url) => changeClientPicture(scope, 'banner', url) },
  'email-banner': ofClient,
  'pdf-background': ofClient,
  'gift-card': ofClient,
  'ticketstreet-banner': { owner: 'channel', module: 'ticketstreet', check: getChannel },
  'ticketstreet-logo': { owner: 'channel', module: 'ticketstreet', check: getChannel },
} as const satisfies Partial<Record<ImagePurpose, PictureOwner>>;

export type UploadedPurpose = keyof typeof pictureOwners;

export function ownerOfPurpose(purpose: UploadedPurpose): PictureOwner {
  return pictureOwners[purpose];
}
