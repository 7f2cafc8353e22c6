import { blockingKinds } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const BlockingKindScalar = unionScalar('BlockingKind', blockingKinds);
