import { decisionRecords } from './decision-records.ts';
import { documentedSettings } from './documented-settings.ts';
import { fileLength } from './file-length.ts';
import { junkDrawerNames, kebabCaseNames } from './file-names.ts';
import { folderSize } from './folder-size.ts';
import { generatedFragments, graphqlDocuments } from './graphql-documents.ts';
import { inputsFromZod } from './inputs-from-zod.ts';
import { missingMessages, unusedMessages } from './message-keys.ts';
import { migrationsOnlyAdded } from './migrations-only-added.ts';
import { museumWords } from './museum-words.ts';
import { noEnvironmentReads } from './no-environment-reads.ts';
import { noDebugger, noSilencedChecks, noTodo, noUntypedSearch } from './no-escapes.ts';
import { noMachinePaths, noRegistryHosts } from './no-machine-traces.ts';
import { noTransactionsInResolvers } from './no-transactions-in-resolvers.ts';
import { oneClock } from './one-clock.ts';
import { oneMeaning } from './one-meaning.ts';
import { plainWords } from './plain-words.ts';
import type { RepoRule } from './repo-rule.ts';
import { sliceShape } from './slice-shape.ts';
import { sqlInRepositories } from './sql-in-repositories.ts';
import { noMockedModules, noSkippedTests } from './test-honesty.ts';
import { worksOverHttp } from './works-over-http.ts';

export const ALL_RULES: readonly RepoRule[] = [
  decisionRecords,
  junkDrawerNames,
  kebabCaseNames,
  fileLength,
  folderSize,
  noEnvironmentReads,
  documentedSettings,
  sqlInRepositories,
  migrationsOnlyAdded,
  graphqlDocuments,
  generatedFragments,
  inputsFromZod,
  noTransactionsInResolvers,
  noSkippedTests,
  noMockedModules,
  noTodo,
  noSilencedChecks,
  noUntypedSearch,
  noDebugger,
  oneMeaning,
  plainWords,
  noMachinePaths,
  noRegistryHosts,
  sliceShape,
  museumWords,
  oneClock,
  worksOverHttp,
  missingMessages,
  unusedMessages,
];
