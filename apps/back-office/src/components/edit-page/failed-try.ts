import { createContext, use, useLayoutEffect, useRef } from 'react';

/** A save that was refused: another one each time. */
export interface FailedTry {
  /** The fields that it marked. They stay these while one mends them: the error of a field is gone with the first key. */
  fields: readonly string[];
}

/** Of the form around it; null before a save was refused, and once it was saved. */
export const FailedTryContext = createContext<FailedTry | null>(null);

/**
 * Whether the last save was refused at a field or within it. What is not asked otherwise is shown then: a value may be
 * wrong that was typed before its question was switched off.
 */
export function useWasRefused(): (field: string) => boolean {
  const fields = use(FailedTryContext)?.fields ?? [];
  return (wanted) => fields.some((field) => field === wanted || field.startsWith(`${wanted}.`));
}

/**
 * Of parts of which one is open, such as languages: opens the first one in which a save was refused, where the open one
 * has no error. Once for each refused save: neither typing nor leaving the part afterwards opens another one. Before
 * the page is painted, so that the focus finds the field.
 */
export function useOpenErring<Part>(
  failedTry: FailedTry | null,
  erring: readonly Part[],
  current: Part,
  onOpen: (part: Part) => void,
): void {
  const openedFor = useRef<FailedTry | null>(null);
  useLayoutEffect(() => {
    if (openedFor.current === failedTry) return;
    openedFor.current = failedTry;
    const [first] = erring;
    if (first !== undefined && !erring.includes(current)) onOpen(first);
  });
}
