import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../states/messages.tsx';
import styles from './password-field.module.css';

/**
 * A field for a password that can be shown. A third of the weight of Mantine's own, which the sign-in page would wait for,
 * and its eye is reached by keyboard.
 */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const { t } = useMessages();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSection={
        <UnstyledButton
          type="button"
          className={styles.eye}
          aria-label={t('ui.showPassword')}
          aria-pressed={isShown}
          disabled={props.disabled}
          onClick={() => setShown((before) => !before)}
        >
          <Icon size={16} stroke={1.6} aria-hidden="true" />
        </UnstyledButton>
      }
    />
  );
}
