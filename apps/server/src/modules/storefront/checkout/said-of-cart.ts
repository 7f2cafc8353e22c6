import { detailFieldOf, optInKinds } from '@foyer/domain/storefront/details/detail-fields.ts';
import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { PersonKey } from '../../../platform/crypto/person-key.ts';
import type { BuyerSaid } from '../../orders/index.ts';

/** What a visitor said besides name and address, as the order keeps it: sealed, but for what is to be sent. */
export function saidOfCart(
  { further, ticketNames = {}, gifts = {} }: VisitorDetails,
  terms: BuyerSaid['terms'],
  key: PersonKey,
): BuyerSaid {
  return {
    details: further ? key.encrypt(further) : null,
    optIns: optInKinds.filter((kind) => further?.[detailFieldOf[kind].name] === true),
    terms,
    ticketNames: new Map(
      Object.entries(ticketNames).map(([typeId, names]) => [
        typeId,
        names.map((name) => (name === '' ? null : key.encrypt(name).toString('base64'))),
      ]),
    ),
    gifts: new Map(
      Object.entries(gifts).map(([present, said]) => [
        present,
        said.map((gift) => key.encrypt(gift).toString('base64')),
      ]),
    ),
  };
}
