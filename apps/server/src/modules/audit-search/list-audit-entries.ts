import { erasedValue } from '@foyer/domain/audit-log/audit-difference.ts';
import { auditFilterInput } from '@foyer/domain/audit-log/audit-filter-input.ts';
import type { AuditSort } from '@foyer/domain/audit-log/audit-sort.ts';
import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt, momentOf, type ZonedMoment } from '@foyer/domain/calendar/zoned-time.ts';
import { daysOfPeriod } from '@foyer/domain/orders/order-periods.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { openPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { type AuditFilter, type AuditRow, findAuditRow, listAuditRows } from './audit-list.repository.ts';
import { findEntityNames, findNamesInValues } from './entity-name.repository.ts';

/** The filters of the address; an unreadable one filters nothing. */
export interface AuditListInput
  extends Partial<Record<keyof z.input<typeof auditFilterInput>, string | null>> {
  sort?: AuditSort | null;
}

export interface AuditPage {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
  inverted: boolean;
}

/** An entry as staff read it: its personal values decrypted, those of an erased person marked as erased. */
export interface OpenedEntry extends Omit<AuditRow, 'wrappedKey' | 'personKeyId'> {
  /** What the thing is called today, or was called then. */
  entityName: string | null;
  /** What ids among its values are called today, by id. */
  names: Readonly<Record<string, string>>;
}

/** A stretch of the client's log, newest first unless sorted otherwise (specification 001, sections 2 and 3). */
export async function listAuditEntries(
  context: RequestContext,
  input: AuditListInput,
  page: AuditPage,
): Promise<OpenedEntry[]> {
  context.require('audit-log', 'access');
  return context.inClient(async (scope) => {
    const rows = await listAuditRows(scope, await readAuditFilter(context.app, scope, input), {
      after: readId(page.after),
      before: readId(page.before),
      limit: page.limit,
      isInverted: page.inverted,
      isAscending: input.sort === 'at',
    });
    return openEntries(context.app, scope, rows);
  });
}

/** @throws NotFoundError `audit-entry-not-found`, also for another client's. */
export async function getAuditEntry(context: RequestContext, id: string): Promise<OpenedEntry> {
  context.require('audit-log', 'access');
  return context.inClient(async (scope) => {
    const row = isUuid(id) ? await findAuditRow(scope, id) : undefined;
    const [entry] = row ? await openEntries(context.app, scope, [row]) : [];
    if (!entry) throw new NotFoundError('audit-entry-not-found');
    return entry;
  });
}

/** Opens personal values with their person's key. */
export async function openEntries(
  app: App,
  scope: ClientScope,
  rows: readonly AuditRow[],
): Promise<OpenedEntry[]> {
  const names = await findEntityNames(scope, rows);
  const named = await findNamesInValues(
    scope,
    rows.map(({ before, after }) => [before, after]),
  );
  return rows.map(({ wrappedKey, personKeyId, ...row }) => {
    const key = personKeyId && wrappedKey ? openPersonKey(app.secrets, personKeyId, wrappedKey) : undefined;
    const open = (values: Record<string, unknown> | null) =>
      values &&
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, openValue(value, key)]));
    const [before, after] = [open(row.before), open(row.after)];
    const nameThen = [after?.name, before?.name].find((name) => typeof name === 'string' && name !== '');
    const entityName = names.get(`${row.entity} ${row.entityId}`) ?? (nameThen as string | undefined) ?? null;
    return { ...row, before, after, entityName, names: namesWithin([before, after], named) };
  });
}

/** Of the names of a page those that an entry needs. */
function namesWithin(values: unknown, named: ReadonlyMap<string, string>): Record<string, string> {
  if (named.size === 0) return {};
  const text = JSON.stringify(values);
  return Object.fromEntries([...named].filter(([id]) => text.includes(id)));
}

function openValue(value: unknown, key: { decrypt(sealed: Buffer): unknown } | undefined): unknown {
  const isSealed = typeof value === 'object' && value !== null && 'sealed' in value;
  if (!isSealed) return value;
  return key ? key.decrypt(Buffer.from(String(value.sealed), 'base64')) : erasedValue;
}

/** What the filters of an address mean now. */
export async function readAuditFilter(
  app: App,
  scope: ClientScope,
  input: AuditListInput,
): Promise<AuditFilter> {
  const { timeZone } = await getClient(scope);
  const { period, ...filter } = auditFilterInput.parse(input);
  const days = period ? daysOfPeriod(period, localDateAt(app.clock(), timeZone)) : null;
  const midnight = (date: string) => firstMoment(momentOf(date, '00:00', timeZone));
  return {
    ...filter,
    from: days && midnight(days.from),
    before: days && midnight(addDays(days.until, 1)),
  };
}

/** Where clocks are moved at midnight the day begins when the gap ends, or with the first of two midnights. */
function firstMoment(moment: ZonedMoment): Date {
  if (moment.kind === 'gap') return moment.nextAt;
  return moment.kind === 'fold' ? moment.firstAt : moment.at;
}

function readId(id: string | null | undefined): string | null {
  return id && isUuid(id) ? id : null;
}
