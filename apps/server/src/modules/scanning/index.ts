import './scanning.graphql.ts';

export { adoptScans } from './numbers-ahead/number-ahead.ts';
export { scanAtGate } from './scan-at-gate.ts';
