import type { PricingRuleKind } from '@foyer/domain/pricing/pricing-rule.ts';
import type { Generated } from 'kysely';

interface PricingRuleTable {
  clientId: string;
  id: Generated<string>;
  ticketGroupId: string;
  name: string;
  kind: PricingRuleKind;
  fromDate: string;
  untilDate: string;
  weekdays: number[];
  active: boolean;
  sequence: number;
  version: Generated<number>;
  createdAt: Generated<Date>;
}

interface PricingRuleValueTable {
  clientId: string;
  pricingRuleId: string;
  ticketTypeId: string;
  amountMinor: number | null;
  basisPoints: number | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    pricingRule: PricingRuleTable;
    pricingRuleValue: PricingRuleValueTable;
  }
}
