import type { VisitorPreview, VisitorWish } from '@foyer/domain/order-changes/visitor-change.ts';
import { useCallback, useEffect, useState } from 'react';
import { requestShop } from '../../app/shop-request.ts';

export interface Preview {
  value: VisitorPreview | null;
  error: Error | null;
  isLoading: boolean;
  reload: () => void;
}

/** What a change would cost or return; null = nothing is chosen yet. An answer to an older question is dropped. */
export function usePreview(path: string, wish: VisitorWish | null): Preview {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<{
    question: string;
    value: VisitorPreview | null;
    error: Error | null;
  } | null>(null);
  const body = wish && JSON.stringify(wish);
  const question = `${round} ${body}`;
  useEffect(() => {
    if (body === null) return;
    let current = true;
    requestShop<VisitorPreview>(`${path}/preview`, { method: 'POST', body: JSON.parse(body) }).then(
      (value) => current && setSettled({ question, value, error: null }),
      (error: Error) => current && setSettled({ question, value: null, error }),
    );
    return () => {
      current = false;
    };
  }, [path, body, question]);
  const isSettled = settled?.question === question;
  return {
    value: isSettled ? settled.value : null,
    error: isSettled ? settled.error : null,
    isLoading: body !== null && !isSettled,
    reload: useCallback(() => setRound((previous) => previous + 1), []),
  };
}
