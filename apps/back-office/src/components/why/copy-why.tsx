import { useCopy } from '@foyer/ui/fields/use-copy.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { WhyAnswerFragment } from '../../generated/operations.ts';
import { useNotify } from '../use-notify.ts';
import { useWhyWords } from './use-why-words.ts';

/** The whole answer as text, for a mail to the visitor. */
export function CopyWhy({ answer }: { answer: WhyAnswerFragment }) {
  const { t, longDate } = useMessages();
  const { stepWords, resultWords } = useWhyWords();
  const notify = useNotify();
  const { isCopied, copy } = useCopy(() => notify.failed(t('ui.copyFailed')));
  const line = (mark: string, { title, text, effect }: ReturnType<typeof resultWords>) =>
    `${mark} ${title}: ${text} (${effect})`;
  const text = () =>
    [
      [answer.group.name, longDate(answer.date), answer.time, answer.locationName].filter(Boolean).join(', '),
      ...answer.steps.map((step, index) => line(`${index + 1}.`, stepWords(step, answer.timeZone))),
      line('=', resultWords(answer)),
    ].join('\n');
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Icon size={15} stroke={1.6} aria-hidden="true" />}
        onClick={() => void copy(text())}
      >
        {t(isCopied ? 'why.copied' : 'why.copy')}
      </Button>
      <VisuallyHidden role="status">{isCopied ? t('why.copied') : ''}</VisuallyHidden>
    </>
  );
}
