import { receiptBlockKinds } from '@foyer/domain/tills/receipt.ts';
import { tillCloseSorts } from '@foyer/domain/tills/till-close-sorts.ts';
import { movementKinds, movementReasons, tillEntryKinds, tillMeans } from '@foyer/domain/tills/till-entry.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const TillEntryKindScalar = unionScalar('TillEntryKind', tillEntryKinds);
export const TillMeansScalar = unionScalar('TillMeans', tillMeans);
export const TillMovementKindScalar = unionScalar('TillMovementKind', movementKinds);
export const TillMovementReasonScalar = unionScalar('TillMovementReason', movementReasons);
export const TillCloseSortScalar = unionScalar('TillCloseSort', tillCloseSorts);
export const ReceiptBlockKindScalar = unionScalar('ReceiptBlockKind', receiptBlockKinds);
