import './mantine-base.css';
import './inter.css';
import './tokens.css';
import '../fields/controls.css';
import type { Translator } from '@foyer/i18n/translator.ts';
import { MantineProvider } from '@mantine/core';
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { SingleKeysProvider } from '../fields/single-keys.tsx';
import { type LinkProps, LinkProvider } from '../link.tsx';
import { MessagesProvider } from '../states/messages.tsx';
import type { ColumnChoice } from '../table/chosen-columns.ts';
import { type ColumnChoices, ColumnChoicesProvider } from '../table/column-choices.tsx';
import { readStyleNonce, tellStyleNonce } from './style-nonce.ts';
import { createUiTheme, cssVariablesResolver } from './theme.ts';

tellStyleNonce();

export type ColorScheme = 'auto' | 'light' | 'dark';
export type Density = 'comfortable' | 'standard' | 'compact';

/** What each person may set for themselves. */
export interface UiPreferences {
  /** 'auto' follows the device. */
  colorScheme: ColorScheme;
  /** How high the rows of tables are. */
  density: Density;
  /** Whether shortcuts of one key work. */
  singleKeys: boolean;
  /** By table: the columns that are shown, in which order. */
  columns: Readonly<Record<string, ColumnChoice>>;
}

interface UiProviderProps {
  preferences: UiPreferences;
  onColumns: ColumnChoices['choose'];
  translator: Translator;
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Theme, words, links and personal preferences for every primitive below it. */
export function UiProvider({ preferences, onColumns, translator, link, children }: UiProviderProps) {
  const theme = useMemo(() => createUiTheme({ close: translator.t('ui.close') }), [translator]);
  const { colorScheme, density, singleKeys, columns } = preferences;
  const choices = useMemo(() => ({ choices: columns, choose: onColumns }), [columns, onColumns]);
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  return (
    <MantineProvider
      theme={theme}
      getStyleNonce={readStyleNonce}
      cssVariablesResolver={cssVariablesResolver}
      // Made here, they need not be fetched (27 kB of styles).
      deduplicateCssVariables={false}
      defaultColorScheme="auto"
      forceColorScheme={colorScheme === 'auto' ? undefined : colorScheme}
    >
      <MessagesProvider translator={translator}>
        <SingleKeysProvider on={singleKeys}>
          <ColumnChoicesProvider value={choices}>
            <LinkProvider link={link}>{children}</LinkProvider>
          </ColumnChoicesProvider>
        </SingleKeysProvider>
      </MessagesProvider>
    </MantineProvider>
  );
}
