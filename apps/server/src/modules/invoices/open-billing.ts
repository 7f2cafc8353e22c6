import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Invoice } from './invoice.repository.ts';

/** Whom documents are made out to, by their keys; null without a key (retention is over). */
export async function openBilling(
  app: App,
  scope: ClientScope,
  documents: readonly Pick<Invoice, 'billing' | 'personKeyId'>[],
): Promise<(Billing | null)[]> {
  const keys = await findPersonKeys(
    scope,
    app.secrets,
    documents.map(({ personKeyId }) => personKeyId),
  );
  return documents.map(({ billing, personKeyId }) => {
    const opened = keys.get(personKeyId)?.decrypt(billing);
    return (opened as Billing | undefined) ?? null;
  });
}
