import { z } from 'zod';
import { contentLanguageInput } from '../catalog/content-language-input.ts';
import { channelTextKeys, mostCharactersOfText } from './channel-texts.ts';

export const channelTextsInput = z
  .partialRecord(
    z.enum(channelTextKeys, 'input-invalid'),
    z.partialRecord(contentLanguageInput, z.string('input-invalid').trim(), 'input-invalid'),
    'input-invalid',
  )
  .superRefine((texts, context) => {
    for (const key of channelTextKeys)
      for (const [language, text = ''] of Object.entries(texts[key] ?? {}))
        if (text.length > mostCharactersOfText[key])
          context.addIssue({
            code: 'custom',
            path: [key, language],
            message: 'channel-text-too-long',
            params: { maximum: mostCharactersOfText[key] },
          });
  });

/** A text as the API takes it. */
export const channelTextInput = z.object({
  key: z.enum(channelTextKeys, 'input-invalid'),
  language: contentLanguageInput,
  text: z.string('input-invalid'),
});
