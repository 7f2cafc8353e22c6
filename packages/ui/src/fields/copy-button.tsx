import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../states/messages.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps extends ButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
}

/** Copies a text and says so on the button itself; where the browser refuses, how to copy it by hand. */
export function CopyButton({ text, label, copiedLabel, ...look }: CopyButtonProps) {
  const { t } = useMessages();
  const [hasFailed, setFailed] = useState(false);
  const { isCopied, copy } = useCopy(() => setFailed(true));
  const press = () => {
    setFailed(false);
    void copy(text);
  };
  return (
    <>
      <Button {...look} onClick={press}>
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden role="status">{isCopied ? copiedLabel : ''}</VisuallyHidden>
      {hasFailed && <p role="alert">{t('ui.copyFailed')}</p>}
    </>
  );
}
