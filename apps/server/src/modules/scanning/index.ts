import './scanning.graphql.ts';

export { scanAtGate } from './scan-at-gate.ts';
