import { viewListNames } from '@foyer/domain/saved-views/view-lists.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ViewListScalar = unionScalar('ViewList', viewListNames);
