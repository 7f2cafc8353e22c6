import type { BlockingSettings } from '@foyer/domain/abuse-limits/blocking-input.ts';
import type { OrderLimit } from '@foyer/domain/abuse-limits/order-limit.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { readSettingColumn } from '../settings/index.ts';
import { readSettingColumns } from './setting-columns.repository.ts';

/** What decides whether an order is accepted. */
export interface OrderSettings {
  limit: OrderLimit;
  rules: BlockingSettings['rules'];
  /** On all channels. */
  smsVerification: boolean;
}

/** What decides that are in force at an instant, by one statement. */
export async function readOrderSettings(scope: ClientScope, at: Date): Promise<OrderSettings> {
  const { limit, blocking, verification } = await readSettingColumns(scope, at);
  return {
    limit: readSettingColumn('order-limit', limit),
    rules: readSettingColumn('blocking', blocking).rules,
    smsVerification: readSettingColumn('verification', verification).smsVerification,
  };
}
