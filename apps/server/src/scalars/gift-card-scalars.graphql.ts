import { giftKinds } from '@foyer/domain/catalog/item-kinds.ts';
import { madeSources } from '@foyer/domain/gift-cards/gift-card-input.ts';
import { giftCardMovementKinds } from '@foyer/domain/gift-cards/gift-card-movements.ts';
import { giftCardSorts } from '@foyer/domain/gift-cards/gift-card-sorts.ts';
import { giftCardStates } from '@foyer/domain/gift-cards/gift-card-state.ts';
import { giftCardSources } from '@foyer/domain/ledger/post-codes.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const GiftKindScalar = unionScalar('GiftKind', giftKinds);
export const GiftCardStateScalar = unionScalar('GiftCardState', giftCardStates);
export const GiftCardSortScalar = unionScalar('GiftCardSort', giftCardSorts);
export const GiftCardSourceScalar = unionScalar('GiftCardSource', giftCardSources);
export const MadeGiftCardSourceScalar = unionScalar('MadeGiftCardSource', madeSources);
export const GiftCardMovementKindScalar = unionScalar('GiftCardMovementKind', giftCardMovementKinds);
