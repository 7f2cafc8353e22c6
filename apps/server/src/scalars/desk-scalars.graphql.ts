import { lateSaleStates, leaseStates } from '@foyer/domain/desk-leases/lease-states.ts';
import { assortments, buttonColours } from '@foyer/domain/desk-sales/assortments.ts';
import { deskMeans } from '@foyer/domain/desk-sales/desk-payment.ts';
import { payingCodeKinds } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const AssortmentScalar = unionScalar('Assortment', assortments);
export const ButtonColourScalar = unionScalar('ButtonColour', buttonColours);
export const LateSaleStateScalar = unionScalar('LateSaleState', lateSaleStates);
export const LeaseStateScalar = unionScalar('LeaseState', leaseStates);
export const DeskMeansScalar = unionScalar('DeskMeans', deskMeans);
export const PayingCodeKindScalar = unionScalar('PayingCodeKind', payingCodeKinds);
