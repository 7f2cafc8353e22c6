import type { PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { insertAuditEntry } from './audit.repository.ts';

/** Wraps a personal value of an entry: it is stored encrypted with the person's key, never in the clear. */
export class Personal {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

export type AuditValues = Record<string, unknown>;

export interface AuditChange {
  /** Verb and noun of the use case: `create-product`. */
  action: string;
  /** The kind of thing: `product`. */
  entity: string;
  entityId: string | null;
  /** undefined = it was not there before, or is not there after. */
  before?: AuditValues;
  after?: AuditValues;
}

export type AuditActor =
  | { kind: 'account' | 'admin' | 'device' | 'key'; id: string }
  | { kind: 'system'; id?: undefined };

export function actorOf(context: RequestContext): AuditActor {
  return { kind: context.account.kind, id: context.account.accountId };
}

/**
 * Writes who changed what, with the values before and after, in the transaction of the change (product.md,
 * section 10). Of two versions only the fields that differ are kept.
 * @param personKey needed where a value is Personal.
 */
export async function writeAudit(
  scope: ClientScope,
  actor: AuditActor,
  change: AuditChange,
  personKey?: PersonKey,
): Promise<void> {
  const { before, after } = onlyDifferences(change);
  await insertAuditEntry(scope, {
    actorKind: actor.kind,
    actorId: actor.id ?? null,
    action: change.action,
    entity: change.entity,
    entityId: change.entityId,
    before: before ? JSON.stringify(protect(before, personKey)) : null,
    after: after ? JSON.stringify(protect(after, personKey)) : null,
    personKeyId: personKey?.id ?? null,
  });
}

function onlyDifferences({ before, after }: AuditChange): Pick<AuditChange, 'before' | 'after'> {
  if (!before || !after) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => plain(before[key]) !== plain(after[key]),
  );
  const pick = (values: AuditValues) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

function plain(value: unknown): string {
  return JSON.stringify(value instanceof Personal ? value.value : value) ?? 'null';
}

function protect(values: AuditValues, personKey: PersonKey | undefined): AuditValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (!(value instanceof Personal)) return [key, value];
      if (!personKey) throw new Error(`The audited value "${key}" is personal and there is no key for it`);
      return [key, { sealed: personKey.encrypt(value.value).toString('base64') }];
    }),
  );
}
