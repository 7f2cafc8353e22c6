import type { ReactNode } from 'react';
import { fetchOrderFile } from '../app/shop-request.ts';
import { useAct } from '../app/use-act.ts';
import { ProblemNotice } from '../components/notice.tsx';

interface SaveFileProps {
  url: string;
  secret: string;
  className: string;
  children: ReactNode;
}

/** The browser must have begun to save the file before its address ends. */
const KEPT_MS = 60_000;

/** Saves a file of an order: fetched with the secret in a header, which a link could not send. */
export function SaveFile({ url, secret, className, children }: SaveFileProps) {
  const act = useAct();
  const save = async () => {
    const { name, content } = await fetchOrderFile(url, secret);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(content);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={act.isPending}
        onClick={() => void act.run(save)}
      >
        {children}
      </button>
      {act.problem && <ProblemNotice problem={act.problem} />}
    </>
  );
}
