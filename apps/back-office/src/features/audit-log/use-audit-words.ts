import { type FieldChange, isErased } from '@foyer/domain/audit-log/audit-difference.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { AuditEntryFieldsFragment } from '../../generated/operations.ts';

export type Entry = AuditEntryFieldsFragment;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const localDate = /^\d{4}-\d\d-\d\d$/;

/** An entry in words: who did what to which, and what its values mean. What has no word stands by its key. */
export function useAuditWords() {
  const { t, has, money, date, dateTime, number } = useMessages();
  const facts = useClientFacts();
  const wordOr = (key: string, fallback: string) => (has(key) ? t(key) : fallback);

  const who = (entry: Pick<Entry, 'actorKind' | 'actorName'>) => {
    if (entry.actorKind === 'system') return t('audit.actor.system');
    const name = entry.actorName ?? t('audit.actor.gone');
    return entry.actorKind === 'admin'
      ? t('audit.actor.forClient', { name, client: facts?.name ?? '' })
      : name;
  };
  const verb = (action: string) => {
    const [first = '', ...rest] = action.split('-');
    return wordOr(`audit.verb.${first}`, [first, ...rest].join(' '));
  };
  const entityWord = (entity: string) => wordOr(`audit.entity.${entity}`, entity.replaceAll('-', ' '));
  const actionWord = (action: string) => {
    const rest = action.split('-').slice(1).join('-');
    return rest ? `${verb(action)}: ${entityWord(rest)}` : verb(action);
  };
  const thing = (entry: Pick<Entry, 'entity' | 'entityName'>) =>
    entry.entityName ? `${entityWord(entry.entity)} ${entry.entityName}` : entityWord(entry.entity);

  /** 'rights.products' is 'Right: products'. */
  const fieldWord = (field: string) => {
    const [first = '', ...rest] = field.split('.');
    const word = wordOr(`audit.fieldName.${first}`, first);
    return rest.length > 0 ? `${word}: ${rest.join(' ')}` : word;
  };
  const valueText = (field: string, value: unknown): string => {
    if (isErased(value)) return t('audit.value.erased');
    if (value === undefined || value === null || value === '') return t('audit.value.empty');
    if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no');
    if (typeof value === 'number') {
      if (/Minor$/.test(field)) return money(value, facts?.currency ?? 'EUR');
      return /BasisPoints$/.test(field) ? `${number(value / 100)} %` : number(value);
    }
    if (typeof value === 'string') {
      if (localDate.test(value)) return date(value);
      return instant.test(value) ? dateTime(value) : value;
    }
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
      return value.length === 0
        ? t('audit.value.empty')
        : value.map((one) => valueText(field, one)).join(', ');
    }
    return JSON.stringify(value, null, 1);
  };
  const summary = (changes: readonly FieldChange[]) => {
    const [only] = changes;
    return changes.length === 1 && only
      ? fieldWord(only.field)
      : t('audit.list.fields', { count: changes.length });
  };
  return { who, verb, entityWord, actionWord, thing, fieldWord, valueText, summary };
}

/** Where the thing itself is changed; nothing for a thing without a page. */
export function pathOf({ entity, entityId }: Pick<Entry, 'entity' | 'entityId'>): string | undefined {
  const pages: Record<string, string> = {
    account: '/account-edit/',
    channel: '/ticketstreet/edit/',
    client: '/clients/edit/',
    location: '/new-settings/locations/edit-venue/',
    order: '/order-management?order=',
    product: '/products/edit/',
    'ticket-group': '/tickets/',
    'ticket-type': '/tickettype-aanpassen/',
    'timeslot-group': '/timeslotgroup/',
  };
  const page = pages[entity];
  return page && entityId ? `${page}${entityId}` : undefined;
}
