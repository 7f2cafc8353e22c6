import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { hoursUntil, nextComing } from './coming-changes.ts';
import type { SubjectOfScreen } from './setting-forms.ts';
import { ClientSettings, WithdrawAllSettings } from './settings.graphql.ts';
import { useQuestion } from './use-question.tsx';
import { useSettingWords } from './use-setting-words.ts';

/** Counts everything of the client that is still to come, and takes it back at once. */
export function ComingStrip({
  settings,
  timeZone,
  current,
  onReview,
}: {
  settings: readonly SubjectOfScreen[];
  timeZone: string;
  /** The subject that the page shows; none on the overview. */
  current: string | undefined;
  onReview: (setting: SubjectOfScreen) => void;
}) {
  const { t, dateTime } = useMessages();
  const { subjectName } = useSettingWords();
  const { ask, dialog } = useQuestion();
  const attempt = useRefusalNotice();
  const withdrawAll = useGraphqlMutation(WithdrawAllSettings, { refetch: [ClientSettings] });
  const coming = settings.filter((setting) => setting.coming);
  const [first] = coming;
  if (!first?.coming) return dialog;
  const next = nextComing(coming, current) ?? first;
  const hours = hoursUntil(first.coming.effectiveAt, Date.now());
  const names = coming.map(({ subject }) => subjectName(subject)).join(', ');
  return (
    <>
      {dialog}
      <Notice
        tone="info"
        title={t('settings.strip.title', {
          count: coming.length,
          at: dateTime(first.coming.effectiveAt, timeZone),
        })}
        links={
          <>
            <Button size="compact-sm" variant="subtle" onClick={() => onReview(next)}>
              {t('settings.strip.review', { count: coming.length })}
            </Button>
            {coming.some(({ mayEdit }) => mayEdit) && (
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={async () => {
                  const yes = await ask({
                    title: t('settings.strip.question', { count: coming.length }),
                    text: t('settings.strip.text', { subjects: names }),
                    confirmLabel: t('settings.strip.withdrawAll'),
                  });
                  if (yes) await attempt(() => withdrawAll.mutateAsync({}));
                }}
              >
                {t('settings.strip.withdrawAll')}
              </Button>
            )}
          </>
        }
      >
        {hours > 0
          ? t('settings.strip.in', { hours, subjects: names })
          : t('settings.strip.soon', { subjects: names })}
      </Notice>
    </>
  );
}
