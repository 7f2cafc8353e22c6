import type { Address } from './address.ts';

/** A path that an address serves: '/tickets/7'. For tests that walk all of them. */
export const exampleOf = ({ path }: Address): string => path.replace(/\{[^}]*\}/g, '7').replace('*', '');
