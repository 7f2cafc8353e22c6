export { rebookingRulesOf } from './rebooking-rules-of.ts';
