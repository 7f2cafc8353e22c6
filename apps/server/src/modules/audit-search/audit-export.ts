import { findFieldChanges } from '@foyer/domain/audit-log/audit-difference.ts';
import type { ExportFormat } from '@foyer/domain/exports/export-file.ts';
import { auditSentenceText } from '@foyer/i18n/audit-sentence.ts';
import { auditText } from '@foyer/i18n/audit-text.ts';
import { formatDate, formatTime, localDateTime } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { type ExportFile, offerExport, startExport } from '../exports/index.ts';
import { type AuditFilter, listAuditRows } from './audit-list.repository.ts';
import { type AuditListInput, openEntries, readAuditFilter } from './list-audit-entries.ts';

const wordsOf = (locale: string) => readTranslator(locale, ['audit', 'fields', 'menu', 'ui']);
const labelKey = (field: string) => `fields.${field}`;
const kind = { kind: 'audit-log', module: 'audit-log' };

/** Starts an export of what the filters leave now; "last 7 days" stay these seven while it runs. */
export async function exportAuditLog(
  context: RequestContext,
  input: AuditListInput,
  format: ExportFormat,
): Promise<ExportFile> {
  context.require('audit-log', 'edit');
  const filter = await context.inClient((scope) => readAuditFilter(context.app, scope, input));
  return startExport(context, kind, { format, filter: { ...filter } });
}

offerExport({
  ...kind,
  columns: (locale) => {
    const { t } = wordsOf(locale);
    return ['date', 'time', 'user', 'action', 'object', 'name', 'id', 'field', 'before', 'after', 'seal'].map(
      (column) => t(`audit.export.${column}`),
    );
  },
  readRows: async (app, scope, { filter, locale, place, limit }) => {
    const words = wordsOf(locale);
    const { name: clientName, timeZone, currency } = await getClient(scope);
    const stretch = { after: place, before: null, limit, isAscending: false, isInverted: false };
    const entries = await openEntries(app, scope, await listAuditRows(scope, storedFilter(filter), stretch));
    const rows = entries.map((entry) => {
      const { date, time } = localDateTime(entry.at, timeZone);
      const changes = findFieldChanges(entry.before, entry.after);
      const { fieldWord, valueText } = auditText(words, {
        currency,
        timeZone,
        labelKey,
        names: entry.names,
      });
      const side = (which: 'before' | 'after') =>
        changes.map(({ field, [which]: value }) => valueText(field, value).replaceAll('\n', '; ')).join('\n');
      return [
        formatDate(date),
        formatTime(time),
        nameOf(entry, clientName, words),
        auditSentenceText(words, entry),
        wordOr(words, `audit.entity.${entry.entity}`, entry.entity),
        entry.entityName,
        entry.entityId,
        changes.map(({ field }) => fieldWord(field)).join('\n'),
        side('before'),
        side('after'),
        entry.sequence,
      ];
    });
    return { rows, place: entries.at(-1)?.id ?? place };
  },
});

/** The filter as the table kept it: JSON knows no dates. */
function storedFilter(filter: Record<string, unknown>): AuditFilter {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const date = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
  return {
    actor: text(filter.actor),
    action: text(filter.action),
    entity: text(filter.entity),
    entityId: text(filter.entityId),
    from: date(filter.from),
    before: date(filter.before),
  };
}

function nameOf(
  { actorKind, actorName }: { actorKind: string; actorName: string | null },
  client: string,
  words: Translator,
): string {
  if (actorKind === 'system') return words.t('audit.actor.system');
  const name = actorName ?? words.t('audit.actor.gone');
  return actorKind === 'admin' ? words.t('audit.actor.forClient', { name, client }) : name;
}

function wordOr(words: Translator, key: string, fallback: string): string {
  return words.has(key) ? words.t(key) : fallback;
}
