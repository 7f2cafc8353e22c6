import { ledgerAccountKinds } from '@foyer/domain/ledger/ledger-account.ts';
import { postingKinds } from '@foyer/domain/ledger/posting.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const LedgerAccountKindScalar = unionScalar('LedgerAccountKind', ledgerAccountKinds);
export const PostingKindScalar = unionScalar('PostingKind', postingKinds);
