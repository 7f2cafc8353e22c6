export { type ActOutcome, type ActPreview, type OrderAct, offerOrderAct } from './order-act.ts';
