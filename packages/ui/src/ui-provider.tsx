import './mantine.css';
import './inter.css';
import './tokens.css';
import './controls.css';
import type { Translator } from '@foyer/i18n/translator.ts';
import { MantineProvider } from '@mantine/core';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type LinkProps, LinkProvider } from './link.tsx';
import { MessagesProvider } from './messages.tsx';
import { createUiTheme, cssVariablesResolver } from './theme.ts';

interface UiProviderProps {
  translator: Translator;
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Theme, words and links for every primitive below it. Light or dark follows the device. */
export function UiProvider({ translator, link, children }: UiProviderProps) {
  const theme = useMemo(() => createUiTheme({ close: translator.t('ui.close') }), [translator]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <MessagesProvider translator={translator}>
        <LinkProvider link={link}>{children}</LinkProvider>
      </MessagesProvider>
    </MantineProvider>
  );
}
