import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { KeptChoices } from './kept-choices.ts';
import type { Step } from './shop-address.ts';
import type { CartOfPage } from './use-cart.ts';

/** What every step works with. */
export interface StepProps {
  page: SalesPage;
  /** `{client}/{channel}` below the API's path. */
  pagePath: string;
  choices: KeptChoices;
  change: (changes: Partial<KeptChoices>) => void;
  /** The chosen tickets. */
  lines: readonly WantedLine[];
  cart: CartOfPage;
  clock: { seconds: number; announced: number | null };
  /** Whether the places were released because their time was up. */
  hasExpired: boolean;
  dismissExpired: () => void;
  /** Whether the tab came back with a cart that was ordered elsewhere, as in the app of a bank. */
  hasOrdered: boolean;
  open: (step: Step) => void;
}
