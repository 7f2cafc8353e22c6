import { erasureStates, personFileFormats, personFileStates } from '@foyer/domain/privacy/erasure.ts';
import { erasureReasons } from '@foyer/domain/privacy/erasure-reasons.ts';
import { personDataKinds } from '@foyer/domain/privacy/person-data-kinds.ts';
import { reasonsToWait } from '@foyer/domain/privacy/why-order-stays.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const PersonDataKindScalar = unionScalar('PersonDataKind', personDataKinds);
export const ReasonToWaitScalar = unionScalar('ReasonToWait', reasonsToWait);
export const ErasureReasonScalar = unionScalar('ErasureReason', erasureReasons);
export const ErasureStateScalar = unionScalar('ErasureState', erasureStates);
export const PersonFileFormatScalar = unionScalar('PersonFileFormat', personFileFormats);
export const PersonFileStateScalar = unionScalar('PersonFileState', personFileStates);
