import { lazy } from 'react';
import { SidePart } from '../page-boundary.tsx';
import type { SaleTermsProps } from './sale-terms.tsx';

const SaleTerms = lazy(() => import('./sale-terms.tsx'));

/** The terms of the chosen tickets, fetched when they are shown: no step waits for them. */
export function LaterSaleTerms(props: SaleTermsProps) {
  return (
    <SidePart>
      <SaleTerms {...props} />
    </SidePart>
  );
}
