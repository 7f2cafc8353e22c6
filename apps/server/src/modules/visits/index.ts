/** Staff come by GraphQL; other areas ask this one for nothing. */
export { listVisitors } from './visitor.repository.ts';
