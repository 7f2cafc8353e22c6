import type { App } from '../../../platform/app.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { countRecentFailures } from '../../rate-limits/index.ts';

/** The subjects on which failed sign-ins are counted. */
export const accountSubject = (clientId: string, username: string) =>
  `account ${clientId} ${username.toLowerCase()}`;
export const addressSubject = (ip: string) => `address ${callerNetwork(ip)}`;

/** Recent failures of a client's accounts, by username in lower case. */
export function findRecentFailures(app: App, clientId: string): Promise<Map<string, number>> {
  return countRecentFailures(app, accountSubject(clientId, ''));
}
