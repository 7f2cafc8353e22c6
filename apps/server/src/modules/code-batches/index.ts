import './code-batches.graphql.ts';

export { hasRunningBatch, listNewestBatches } from './code-batch.repository.ts';
export type { CodeBatch, LineOf, NewCode, ReadLine, StartedBatch } from './code-batch.ts';
export { CodeBatchRef } from './code-batches.graphql.ts';
export { codeRelation } from './code-line.repository.ts';
export { type CodeHandler, offerCodes } from './offer-codes.ts';
export { startCodeGeneration, startCodeImport, startCodeRemoval } from './start-batch.ts';
