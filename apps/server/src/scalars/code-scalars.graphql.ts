import { codeBatchModes, codeBatchStates, codeKinds } from '@foyer/domain/code-batches/code-batch.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const CodeKindScalar = unionScalar('CodeKind', codeKinds);
export const CodeBatchModeScalar = unionScalar('CodeBatchMode', codeBatchModes);
export const CodeBatchStateScalar = unionScalar('CodeBatchState', codeBatchStates);
