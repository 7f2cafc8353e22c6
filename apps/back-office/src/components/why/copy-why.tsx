import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { WhyAnswerFragment } from '../../generated/operations.ts';
import { useNotify } from '../use-notify.ts';
import { useWhyWords } from './use-why-words.ts';

/** The whole answer as text, for a mail to who asked. */
export function CopyWhy({ answer }: { answer: WhyAnswerFragment }) {
  const { t, longDate } = useMessages();
  const { stepWords, resultWords } = useWhyWords();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const line = (mark: string, { title, text, effect }: ReturnType<typeof resultWords>) =>
    `${mark} ${title}: ${text} (${effect})`;
  const text = () =>
    [
      [answer.group.name, longDate(answer.date), answer.time, answer.locationName].filter(Boolean).join(', '),
      ...answer.steps.map((step, index) => line(`${index + 1}.`, stepWords(step, answer.timeZone))),
      line('=', resultWords(answer)),
    ].join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      notify.failed(t('why.copyFailed'));
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant="subtle"
      leftSection={<Icon size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      <span role="status">{t(isCopied ? 'why.copied' : 'why.copy')}</span>
    </Button>
  );
}
