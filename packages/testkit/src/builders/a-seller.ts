import type { DatabaseAccess } from '../database/database-access.ts';

/** The client says in its settings what its invoices must name. */
export async function aSeller(owner: DatabaseAccess['owner'], clientId: string): Promise<void> {
  await owner.query(
    `update client set address = 'Havenkade 12', postal_code = '1234 AB', town = 'Havenstad',
       email = 'boekhouding@getij.example', phone = '+31 20 555 0134' where id = $1`,
    [clientId],
  );
  await owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name,
       settled_at)
     values ($1, 'financial', 1, $2, '{}', now() - interval '20 years', now() - interval '20 years', 'test', now())`,
    [
      clientId,
      JSON.stringify({
        vatNumber: 'NL004495445B01',
        kvkNumber: '12345678',
        accountNumber: 'NL91ABNA0417164300',
        beneficiary: 'Stichting Getij',
      }),
    ],
  );
}

/** A company that wants an invoice. */
export const harbourTours = {
  company: 'Harbour Tours BV',
  name: 'Planning',
  address: 'Pier 3',
  postalCode: '1235 CD',
  town: 'Havenstad',
  country: 'NL',
  vatNumber: 'NL000099998B57',
  reference: 'PO 7731',
  email: 'planning@harbour.example',
} as const;
