import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';

const shownMs = 2_000;

/** Copies texts: `isCopied` for two seconds after one was copied, `onFailed` when the browser refuses. */
export function useCopy(onFailed: () => void): { isCopied: boolean; copy: (text: string) => Promise<void> } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    try {
      await copyText(text);
    } catch {
      onFailed();
      return;
    }
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), shownMs);
  };
  return { isCopied, copy };
}
