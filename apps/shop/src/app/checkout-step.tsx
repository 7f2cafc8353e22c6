import type { ComponentType } from 'react';
import { useFollowLanguage } from '../steps/use-follow-language.ts';
import type { StepProps } from './step-props.ts';
import { checkoutParts, TextsProvider, useTexts } from './texts.tsx';

/** A step with the words that the first ones do not wait for. */
export function checkoutStep(Step: ComponentType<StepProps>) {
  return function CheckoutStep(props: StepProps) {
    const { language } = useTexts();
    const { timed, show } = props.cart;
    useFollowLanguage(timed, props.page.channel.language, show);
    return (
      <TextsProvider language={language} parts={checkoutParts}>
        <Step {...props} />
      </TextsProvider>
    );
  };
}
