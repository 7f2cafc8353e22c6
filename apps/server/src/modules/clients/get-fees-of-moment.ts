import { noRates } from '@foyer/domain/pricing/platform-rates.ts';
import {
  chargesRates,
  type FeesOfMoment,
  feesAtRates,
  type SaleFees,
} from '@foyer/domain/pricing/sale-fees.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getPlatformRates } from './client.repository.ts';

/**
 * What visitors of the client of a scope pay at an instant: its own costs, or the rates of the platform at that instant
 * where it has none (insight-and-settings, decision 1). Sends no statement where its own costs say all.
 */
export async function getFeesOfMoment(scope: ClientScope, fees: SaleFees, at: Date): Promise<FeesOfMoment> {
  return feesAtRates(fees, chargesRates(fees) ? await getPlatformRates(scope, at) : noRates);
}
