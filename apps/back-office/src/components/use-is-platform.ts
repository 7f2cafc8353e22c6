import { findActingClient } from '../session/sign-in/acting-client.ts';
import { useOwnAccount } from '../session/use-own-account.ts';

/** Whether the page is the platform's own: an Admin outside of any client. Its accounts are Admins, all alike. */
export function useIsPlatform(): boolean {
  return useOwnAccount().account?.__typename === 'Admin' && findActingClient() === null;
}
