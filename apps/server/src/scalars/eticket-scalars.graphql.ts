import {
  eTicketBannerHeights,
  eTicketBlockKinds,
  eTicketCodePlaces,
  eTicketCodeTypes,
  eTicketPlaces,
  eTicketVisitFields,
} from '@foyer/domain/tickets/eticket-template/eticket-blocks.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

unionScalar('ETicketBannerHeight', eTicketBannerHeights);
unionScalar('ETicketBlockKind', eTicketBlockKinds);
unionScalar('ETicketCodePlace', eTicketCodePlaces);
unionScalar('ETicketCodeType', eTicketCodeTypes);
unionScalar('ETicketPlace', eTicketPlaces);
unionScalar('ETicketVisitField', eTicketVisitFields);
