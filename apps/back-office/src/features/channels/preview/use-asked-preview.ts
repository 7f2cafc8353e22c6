import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { useEffect, useRef, useState } from 'react';
import { ValidationError } from '../../../session/graphql/validation-error.ts';

/** Asks how the page would be in a language. Rejects with a ValidationError on what a save would refuse. */
export type AskPreview = (language: string) => Promise<SalesPage>;

interface AskedPreview {
  /** The last page that the server could show. */
  page: SalesPage | null;
  problem: 'refused' | 'failed' | null;
}

/** Keys typed together ask once; a person sees the answer as at once. */
const waitMs = 60;

/** How the page would be with what is typed: one question at a time, and after it the newest. */
export function useAskedPreview(ask: AskPreview, typed: unknown, language: string): AskedPreview {
  const [shown, setShown] = useState<AskedPreview>({ page: null, problem: null });
  const newest = useRef(ask);
  newest.current = ask;
  const question = JSON.stringify([typed, language]);
  const wanted = useRef('');
  const isAsking = useRef(false);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    wanted.current = question;
    const askNewest = async () => {
      if (isAsking.current) return;
      isAsking.current = true;
      let asked = '';
      // What was typed while an answer was under way is asked after it.
      while (asked !== wanted.current && !isGone.current) {
        asked = wanted.current;
        try {
          const page = await newest.current(languageOf(asked));
          setShown({ page, problem: null });
        } catch (error) {
          const problem = error instanceof ValidationError ? 'refused' : 'failed';
          setShown((last) => ({ page: last.page, problem }));
        }
      }
      isAsking.current = false;
    };
    const timer = setTimeout(() => void askNewest(), waitMs);
    return () => {
      // A question that has begun is answered; its answer asks what was typed since.
      clearTimeout(timer);
    };
  }, [question]);
  return shown;
}

const languageOf = (question: string): string => (JSON.parse(question) as [unknown, string])[1];
