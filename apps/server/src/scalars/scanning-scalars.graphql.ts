import { scanReasons } from '@foyer/domain/scanning/scan-verdict.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ScanReasonScalar = unionScalar('ScanReason', scanReasons);
