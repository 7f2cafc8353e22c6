import { lazy, Suspense } from 'react';
import type { SaleTermsProps } from './sale-terms.tsx';

const SaleTerms = lazy(() => import('./sale-terms.tsx'));

/** The terms of the chosen tickets, fetched when they are shown: no step waits for them. */
export function LaterSaleTerms(props: SaleTermsProps) {
  return (
    <Suspense fallback={null}>
      <SaleTerms {...props} />
    </Suspense>
  );
}
