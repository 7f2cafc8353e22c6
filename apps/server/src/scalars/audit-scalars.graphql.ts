import { auditActorKinds, knownActorKinds } from '@foyer/domain/audit-log/audit-actor.ts';
import { auditSorts } from '@foyer/domain/audit-log/audit-sort.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const AuditActorKindScalar = unionScalar('AuditActorKind', auditActorKinds);
export const AuditSortScalar = unionScalar('AuditSort', auditSorts);
export const KnownActorKindScalar = unionScalar('KnownActorKind', knownActorKinds);
