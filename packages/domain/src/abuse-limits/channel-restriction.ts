import type { SalesFlow } from '../channels/sales-flow.ts';
import { plainForm } from '../identity/visible-text.ts';
import type { EmailReading } from './email-reading.ts';

/** What a channel's `restrictions` say about the address of a buyer. */
export interface AddressRestriction {
  /** null = every domain. */
  emailDomains: readonly string[] | null;
  /** Of the channel, for one address; null = no limit. */
  mostTickets: number | null;
  /** The code that the visitor has; null = the channel asks for none. */
  code: { value: string; mostUses: number | null } | null;
}

/** Without the code: the visitor has it or not. */
export function addressRestrictionOf({ restrictions }: SalesFlow): Omit<AddressRestriction, 'code'> {
  const { who, emailDomains, mostTicketsPerEmail: mostTickets } = restrictions;
  return { emailDomains: who === 'email-domain' ? emailDomains : null, mostTickets };
}

/** Whether an address is of one of the domains, letter by letter: none that only looks like it, and no part of it. */
export function isDomainAllowed(
  domains: readonly string[] | null,
  { exact }: Pick<EmailReading, 'exact'>,
): boolean {
  if (domains === null) return true;
  const host = exact.slice(exact.lastIndexOf('@') + 1);
  return domains.some((domain) => plainForm(domain).toLowerCase() === host);
}

/** Whether an order has more tickets than its address may still have; an order without tickets never has. */
export const isOverTickets = (most: number | null, held: number, wanted: number): boolean =>
  most !== null && wanted > 0 && held + wanted > most;
