import {
  bulkActs,
  bulkRowGroups,
  bulkRowStates,
  bulkRunStates,
} from '@foyer/domain/bulk-acts/bulk-states.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const BulkActScalar = unionScalar('BulkAct', bulkActs);
export const BulkRowGroupScalar = unionScalar('BulkRowGroup', bulkRowGroups);
export const BulkRowStateScalar = unionScalar('BulkRowState', bulkRowStates);
export const BulkRunStateScalar = unionScalar('BulkRunState', bulkRunStates);
