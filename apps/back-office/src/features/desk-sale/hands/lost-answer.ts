import { noAnswerInTime, unreachable } from '../../../session/graphql/connection.ts';
import { unexpected, type ValidationError } from '../../../session/graphql/validation-error.ts';

/** The sale may be sold: it waits for the connection as it is. */
export const answerLost = 'desk-answer-lost';

const silences: readonly string[] = [unreachable, noAnswerInTime];
const undecided: readonly string[] = [...silences, answerLost, unexpected];

export const isWithoutAnswer = ({ main }: ValidationError): boolean =>
  main !== null && silences.includes(main.errorKey);

/** It was refused for a reason, so that it is not sold, and may be changed. */
export const isRefused = ({ main, fields }: ValidationError): boolean =>
  [...(main ? [main] : []), ...fields].some(({ errorKey }) => !undecided.includes(errorKey));
