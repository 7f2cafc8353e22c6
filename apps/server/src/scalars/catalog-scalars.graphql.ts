import { switchableTicketGroupKinds } from '@foyer/domain/catalog/availability-switch.ts';
import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { informationIconChoices } from '@foyer/domain/catalog/information-icons.ts';
import { itemKinds } from '@foyer/domain/catalog/item-kinds.ts';
import { productStates, productTypes } from '@foyer/domain/catalog/product.ts';
import { salesPoints } from '@foyer/domain/catalog/sales-points.ts';
import { ticketGroupStates } from '@foyer/domain/catalog/ticket-group.ts';
import { availabilityTypes, ticketGroupKinds } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { ticketTypeStates } from '@foyer/domain/catalog/ticket-type.ts';
import { ticketTypeLabels } from '@foyer/domain/catalog/ticket-type-label.ts';
import { validityKinds } from '@foyer/domain/catalog/ticket-validity.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const AvailabilityTypeScalar = unionScalar('AvailabilityType', availabilityTypes);
export const ContentLanguageScalar = unionScalar('ContentLanguage', contentLanguages);
export const InformationIconChoiceScalar = unionScalar('InformationIconChoice', informationIconChoices);
export const ItemKindScalar = unionScalar('ItemKind', itemKinds);
export const ProductStateScalar = unionScalar('ProductState', productStates);
export const ProductTypeScalar = unionScalar('ProductType', productTypes);
export const SalesPointScalar = unionScalar('SalesPoint', salesPoints);
export const SwitchableTicketGroupKindScalar = unionScalar(
  'SwitchableTicketGroupKind',
  switchableTicketGroupKinds,
);
export const TicketGroupKindScalar = unionScalar('TicketGroupKind', ticketGroupKinds);
export const TicketGroupStateScalar = unionScalar('TicketGroupState', ticketGroupStates);
export const TicketTypeLabelScalar = unionScalar('TicketTypeLabel', ticketTypeLabels);
export const TicketTypeStateScalar = unionScalar('TicketTypeState', ticketTypeStates);
export const ValidityKindScalar = unionScalar('ValidityKind', validityKinds);
