import type { AuditActorKind, KnownActorKind } from '@foyer/domain/audit-log/audit-actor.ts';
import type { FieldChange } from '@foyer/domain/audit-log/audit-difference.ts';
import { auditSentence } from '@foyer/i18n/audit-sentence.ts';
import { auditText } from '@foyer/i18n/audit-text.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { AuditEntryFieldsFragment } from '../../generated/operations.ts';
import { useClientFacts } from '../use-client-facts.ts';

export type Entry = AuditEntryFieldsFragment;

/** An entry in words: who did what to which, and what its values mean. What has no word is shown by its key. */
export function useAuditWords() {
  const words = useMessages();
  const { t, has, timeZone } = words;
  const facts = useClientFacts();
  const wordOr = (key: string, fallback: string) => (has(key) ? t(key) : fallback);

  const who = (entry: Pick<Entry, 'actorName'> & { actorKind: AuditActorKind | KnownActorKind }) => {
    if (entry.actorKind === 'system') return t('audit.actor.system');
    const name = entry.actorName ?? t('audit.actor.gone');
    return entry.actorKind === 'admin'
      ? t('audit.actor.forClient', { name, client: facts?.name ?? '' })
      : name;
  };
  const entityWord = (entity: string) => wordOr(`audit.entity.${entity}`, entity.replaceAll('-', ' '));
  const thing = (entry: Pick<Entry, 'entity' | 'entityName'>) =>
    entry.entityName ? `${entityWord(entry.entity)} ${entry.entityName}` : entityWord(entry.entity);
  const sentence = (entry: Pick<Entry, 'action' | 'entity' | 'entityName'>) => auditSentence(words, entry);

  /** Its fields and values; ids among them by the names that the entry brought. */
  const textOf = (entry: Pick<Entry, 'names'>) =>
    auditText(words, {
      currency: facts?.currency ?? 'EUR',
      timeZone,
      labelKey: (field) => `fields.${field}`,
      names: entry.names as Record<string, string>,
    });
  const summary = (entry: Entry, changes: readonly FieldChange[]) => {
    const [only] = changes;
    return changes.length === 1 && only
      ? textOf(entry).fieldWord(only.field)
      : t('audit.list.fields', { count: changes.length });
  };
  return { who, entityWord, thing, sentence, textOf, summary };
}

/** Where the thing itself is changed; nothing for a thing without a page. */
export function pathOf({ entity, entityId }: Pick<Entry, 'entity' | 'entityId'>): string | undefined {
  const pages: Record<string, string> = {
    account: '/account-edit/',
    channel: '/ticketstreet/edit/',
    client: '/clients/edit/',
    location: '/new-settings/locations/edit-venue/',
    event: '/events/',
    order: '/order-management?order=',
    product: '/products/edit/',
    'ticket-group': '/tickets/',
    'ticket-type': '/tickettype-aanpassen/',
    'timeslot-group': '/timeslotgroup/',
  };
  const page = pages[entity];
  return page && entityId ? `${page}${entityId}` : undefined;
}
