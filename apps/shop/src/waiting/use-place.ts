import type { WaitingAnswer } from '@foyer/domain/waiting-room/waiting-answer.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepPlace, readPlace } from '../app/kept-place.ts';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import { claimLink } from './claim-link.ts';
import { lineWasLeft } from './leave-line.ts';

const retrySeconds = 5;
/** A place that the server does not know as this browser's is given up once; the second time the browser keeps no cookies. */
const mostRefusals = 2;

export interface Place {
  answer: WaitingAnswer | null;
  /** connection: no answer came, the page tries again. cookies: the browser does not keep what a place needs. */
  problem: 'connection' | 'cookies' | null;
  /** The link of a mail was opened whose place is used or over. */
  isLinkOver: boolean;
  /** Asks at once. */
  askNow: () => void;
  /** The fewest people that were ahead so far: the bar never goes back. */
  ahead: number | null;
}

/** Asks for a place and, again and again, whether it is the visitor's turn. */
export function usePlace(
  pagePath: string,
  language: string,
  onAnswer: (answer: WaitingAnswer) => void,
): Place {
  const [place, setPlace] = useState<Omit<Place, 'askNow'>>({
    answer: null,
    problem: null,
    ahead: null,
    isLinkOver: false,
  });
  const asking = useRef(() => {});
  const refusals = useRef(0);
  const tell = useRef(onAnswer);
  useEffect(() => {
    tell.current = onAnswer;
  });

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    let askedAt = 0;
    const ask = async () => {
      clearTimeout(timer);
      askedAt = performance.now();
      const seconds = await askOnce();
      if (isCurrent && seconds !== null) timer = setTimeout(ask, seconds * 1000);
    };
    const askOnce = async (): Promise<number | null> => {
      try {
        await lineWasLeft(pagePath);
        const isLinkOver = !(await claimLink(pagePath));
        const kept = readPlace(pagePath);
        const body = { place: kept, language };
        const answer = await requestShop<WaitingAnswer>(`${pagePath}/waiting`, { method: 'POST', body });
        if (!isCurrent) return null;
        keepPlace(pagePath, answer.place);
        setPlace((old) => ({
          answer,
          problem: null,
          ahead: fewest(old.ahead, answer),
          isLinkOver: old.isLinkOver || isLinkOver,
        }));
        tell.current(answer);
        return answer.state === 'waiting' || answer.state === 'start' ? answer.askAgainSeconds : null;
      } catch (error) {
        if (!isCurrent) return null;
        if (error instanceof RequestRefused && error.status === 403) {
          keepPlace(pagePath, null);
          refusals.current += 1;
          if (refusals.current < mostRefusals) return 0;
          setPlace((old) => ({ ...old, problem: 'cookies' }));
          return null;
        }
        setPlace((old) => ({ ...old, problem: 'connection' }));
        return retrySeconds;
      }
    };
    // A tab in the background asks seldom: it asks at once when it is looked at.
    const onShown = () => {
      if (document.visibilityState === 'visible' && performance.now() - askedAt > 3_000) void ask();
    };
    document.addEventListener('visibilitychange', onShown);
    asking.current = () => void ask();
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [pagePath, language]);

  return { ...place, askNow: useCallback(() => asking.current(), []) };
}

function fewest(before: number | null, { ahead, isNewPlace }: WaitingAnswer): number | null {
  if (ahead === null || before === null || isNewPlace) return ahead;
  return Math.min(before, ahead);
}
