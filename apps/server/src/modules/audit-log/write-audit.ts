import type { PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { insertAuditEntry } from './audit.repository.ts';
import type { AuditAction, AuditEntity, Unworded } from './audit-words.ts';
import { Personal } from './personal.ts';

type Values = Record<string, unknown>;

interface Versions {
  before?: Values;
  after?: Values;
}

export interface AuditChange<Before = Values, After = Values> {
  /** Verb and noun of the use case: `create-product`. */
  action: AuditAction;
  /** The kind of thing: `product`. */
  entity: AuditEntity;
  entityId: string | null;
  /** undefined = it was not there before, or is not there after. */
  before?: Before;
  after?: After;
}

/** Tells in the type check which words the catalogue lacks: no entry is read by the names of its columns. */
type WordsFor<Missing> = [Missing] extends [never]
  ? unknown
  : { wordsMissingInCatalogueFor: `${Missing & string}` };

export type AuditActor =
  | { kind: 'account' | 'admin' | 'device' | 'key'; id: string }
  | { kind: 'system'; id?: undefined };

export function actorOf(context: RequestContext): AuditActor {
  return { kind: context.account.kind, id: context.account.accountId };
}

/**
 * Writes an audit entry with author and values before and after, in the transaction of the change (product.md,
 * section 10). Of two versions only the fields that differ are stored.
 * @param personKey needed where a value is Personal.
 */
export async function writeAudit<Before extends object, After extends object>(
  scope: ClientScope,
  actor: AuditActor,
  change: AuditChange<Before, After> & WordsFor<Unworded<Before | After>>,
  personKey?: PersonKey,
): Promise<void> {
  const { before, after } = onlyDifferences(change as Versions);
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

function onlyDifferences({ before, after }: Versions): Versions {
  if (!before || !after) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => plain(before[key]) !== plain(after[key]),
  );
  const pick = (values: Values) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

function plain(value: unknown): string {
  return JSON.stringify(value instanceof Personal ? value.value : value) ?? 'null';
}

function protect(values: Values, personKey: PersonKey | undefined): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (!(value instanceof Personal)) return [key, value];
      if (!personKey) throw new Error(`The audited value "${key}" is personal and there is no key for it`);
      return [key, { sealed: personKey.encrypt(value.value).toString('base64') }];
    }),
  );
}

/** An entry whose words were checked where it was made, written once its cause is accepted. */
export type AuditLater = (scope: ClientScope, actor: AuditActor) => Promise<void>;

export function auditLater<Before extends object, After extends object>(
  change: AuditChange<Before, After> & WordsFor<Unworded<Before | After>>,
): AuditLater {
  return (scope, actor) => writeAudit(scope, actor, change);
}
