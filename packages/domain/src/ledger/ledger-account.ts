/**
 * An account of a client's ledger (product.md, section 15). `receivable` is read per order: what its buyer owes. The
 * fees are what visitors paid; `platform-fees` and `due-to-platform` are what the platform charges the client.
 */
export type LedgerAccount =
  | { kind: (typeof plainAccounts)[number] }
  /**
   * A payment provider; a till (`till-holder.ts`); `safe`, to which tills bring money; `between-tills`, change on its way;
   * or `elsewhere`: given back by staff outside of Foyer.
   */
  | { kind: 'money'; holder: string }
  | { kind: 'revenue' | 'vat'; vatBasisPoints: number }
  | { kind: 'balance'; groupAccountId: string }
  /** What is owed to who holds a code. Without one: cards of a completed order that are issued in a moment. */
  | { kind: (typeof codeAccounts)[number]; codeId?: string };

const plainAccounts = [
  'receivable',
  'service-fee',
  'transaction-fee',
  'platform-fees',
  'due-to-platform',
  'donation',
  'refund-due',
  'chargeback',
  'rounding',
  'write-off',
  /** Counted in a drawer less what should be in it, and what was bought with money of a till (decision 0216). */
  'cash-differences',
  'purchases',
] as const;

const codeAccounts = ['gift-cards', 'vouchers'] as const;

export const ledgerAccountKinds = [
  ...plainAccounts,
  ...codeAccounts,
  'money',
  'revenue',
  'vat',
  'balance',
] as const;
export type LedgerAccountKind = LedgerAccount['kind'];

/** The account as it is stored: `receivable`, `money:test`, `revenue:900` (basis points). */
export function codeOfAccount(account: LedgerAccount): string {
  switch (account.kind) {
    case 'money':
      return `money:${account.holder}`;
    case 'revenue':
    case 'vat':
      return `${account.kind}:${account.vatBasisPoints}`;
    case 'balance':
      return `balance:${account.groupAccountId}`;
    case 'gift-cards':
    case 'vouchers':
      return account.codeId === undefined ? account.kind : `${account.kind}:${account.codeId}`;
    default:
      return account.kind;
  }
}

/** The account of a stored code. @throws for what `codeOfAccount` does not write. */
export function readAccountCode(code: string): LedgerAccount {
  const end = code.indexOf(':');
  const [kind, value] = end < 0 ? [code, ''] : [code.slice(0, end), code.slice(end + 1)];
  if (kind === 'money' && value) return { kind, holder: value };
  if ((kind === 'revenue' || kind === 'vat') && /^\d+$/.test(value)) {
    return { kind, vatBasisPoints: Number(value) };
  }
  if (kind === 'balance' && value) return { kind, groupAccountId: value };
  const ofCodes = codeAccounts.find((one) => one === kind);
  if (ofCodes && (value !== '' || end < 0)) return { kind: ofCodes, ...(value ? { codeId: value } : {}) };
  const plain = plainAccounts.find((one) => one === code);
  if (!plain) throw new Error(`There is no ledger account ${code}`);
  return { kind: plain };
}

/** What an order earned, with its VAT: these accounts together are what its valid tickets and fees are worth. */
export const isEarned = ({ kind }: LedgerAccount): boolean => earnedKinds.includes(kind);

/** The first parts of the codes of what an order earned. */
export const earnedKinds: readonly LedgerAccountKind[] = [
  'revenue',
  'vat',
  'service-fee',
  'transaction-fee',
  'donation',
];

/** The same of revenue: a gift is none (insight-and-settings.md, decision 32). */
export const revenueKinds = earnedKinds.filter((kind) => kind !== 'donation');
