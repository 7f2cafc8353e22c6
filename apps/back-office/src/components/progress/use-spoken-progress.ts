import { useEffect, useRef, useState } from 'react';
import { waitBeforeSpeaking } from './wait-before-speaking.ts';

/** What a screen reader speaks of a progress: nothing of what the page opens with, and the end at once. */
export function useSpokenProgress(text: string, isFinal: boolean): string {
  const opening = useRef(text);
  const [spoken, setSpoken] = useState('');
  const lastAt = useRef<number | null>(null);
  useEffect(() => {
    if (text === opening.current && lastAt.current === null) return;
    const wait = waitBeforeSpeaking({ isFinal, lastAt: lastAt.current, now: Date.now() });
    const timer = setTimeout(() => {
      lastAt.current = Date.now();
      setSpoken(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, isFinal]);
  return spoken;
}
