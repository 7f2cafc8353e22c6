import type { WhyEffectKind, WhyStepName } from '@foyer/domain/scheduling/availability/why-step.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useCallback } from 'react';
import type { WhyAnswerFragment } from '../../generated/operations.ts';

export type WhyStepOfAnswer = WhyAnswerFragment['steps'][number];

/** Those that time changes, with words for when. */
const stepsThatChange = ['lookahead', 'held', 'withheld'] as const satisfies readonly WhyStepName[];

interface WordsOfStep {
  title: string;
  text: string;
  effect: string;
}

/** What a step is called, why in words, and what it does; also the result. */
export function useWhyWords(): {
  stepWords: (step: WhyStepOfAnswer, timeZone: string) => WordsOfStep;
  resultWords: (answer: WhyAnswerFragment) => WordsOfStep;
} {
  const { t, number, date, dateTime } = useMessages();
  const stepWords = useCallback(
    ({ name, code, limitKind, params, effect, changesAt }: WhyStepOfAnswer, timeZone: string) => {
      const shown: Record<string, string | number> = { note: '', ...(params as Record<string, string>) };
      for (const key of ['date', 'from', 'until']) if (shown[key]) shown[key] = date(`${shown[key]}`);
      if (shown.reason) shown.reason = t(`why.closure.${shown.reason}`);
      const timed = stepsThatChange.find((one) => one === name);
      const when = changesAt && timed ? t(`why.changes.${timed}`, { at: dateTime(changesAt, timeZone) }) : '';
      const places = effect.places === null ? '∞' : number(effect.places ?? 0);
      const effects: Record<WhyEffectKind, string> = {
        places,
        taken: number(effect.places ? -effect.places : 0),
        open: t('why.effect.open'),
        shut: t('why.effect.shut'),
      };
      return {
        title: name === 'limit' ? t(`why.limit.${limitKind ?? 'timeslot'}`) : t(`why.step.${name}`),
        text: [t(`why.code.${code}`, withSides(shown)), shown.note, when].filter(Boolean).join('. '),
        effect: effects[effect.kind],
      };
    },
    [t, number, date, dateTime],
  );
  const resultWords = useCallback(
    ({ availability, channel }: WhyAnswerFragment) => {
      const { state, reason, left } = availability;
      const word = t(`availability.${state.replace(' ', '-')}`);
      return {
        title: t('why.result', { where: channel?.name ?? t('why.staff') }),
        text: t(reason === 'rest-is-held' ? 'why.result.mayReturn' : 'why.result.shown', { state: word }),
        effect: left === null ? '∞' : number(left),
      };
    },
    [t, number],
  );
  return { stepWords, resultWords };
}

/** Which of two dates is there, for a text that names one, the other or both. */
function withSides(params: Record<string, string | number>): Record<string, string | number> {
  const { from, until } = params;
  const sides = from && until ? 'both' : from ? 'from' : until ? 'until' : 'none';
  return { ...params, sides };
}
