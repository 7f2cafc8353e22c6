import { RefusedError } from '../../platform/errors.ts';
import type { Client } from '../clients/index.ts';

/**
 * A client that was disabled sells nothing: its pages say so by name. What was paid stays reachable, and a payment
 * under way still settles.
 * @throws RefusedError `client-disabled` (403).
 */
export function refuseDisabledClient({ active, name }: Pick<Client, 'active' | 'name'>): void {
  if (!active) throw new RefusedError([{ code: 'client-disabled', params: { client: name } }], 403);
}
