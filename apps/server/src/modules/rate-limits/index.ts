export { countBounded, type TryLimit, tryBounded } from './bounded-try.ts';
export { countRecentFailures, forgiveFailures } from './failed-attempts.ts';
export { guardGuess } from './guarded-guess.ts';
