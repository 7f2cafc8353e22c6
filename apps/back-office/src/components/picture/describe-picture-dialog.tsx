import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import type { PictureOfQuery, PicturePurpose } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { EditFormDialog } from '../edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../edit-page/use-edit-form.ts';
import { ownNameOfLanguage } from '../fields/language-tabs.tsx';
import { DescribePicture, PictureOf } from './picture.graphql.ts';
import { pictureTextControlOf } from './picture-text.ts';

interface DescribePictureDialogProps {
  purpose: PicturePurpose;
  ownerId: string | null;
  picture: NonNullable<PictureOfQuery['picture']>;
  /** The client's, the default one first. */
  languages: readonly string[];
  onClose: () => void;
}

/** What a picture shows, in each language of the client. */
export function DescribePictureDialog(props: DescribePictureDialogProps) {
  const { purpose, ownerId, picture, languages, onClose } = props;
  const { t } = useMessages();
  const describe = useGraphqlMutation(DescribePicture, { refetch: [PictureOf] });
  const form = useEditForm({
    values: {
      texts: languages.map((language) => ({
        language,
        text: picture.alternativeTexts.find((one) => one.language === language)?.text ?? '',
      })),
    },
    check: async (values) =>
      parseInput((await import('@foyer/domain/images/alternative-text.ts')).alternativeTextsInput, values),
    version: picture.version,
    controlOf: pictureTextControlOf,
    save: async (_values, { texts }, version) => {
      await describe.mutateAsync({ purpose, ownerId, texts, version });
      onClose();
    },
  });
  return (
    <EditFormDialog form={form} title={t('pictures.describe')} onClose={onClose}>
      <Fields>
        <p>{t('pictures.describeHint')}</p>
        {languages.map((language, index) => (
          <TextInput
            key={language}
            label={ownNameOfLanguage(language)}
            lang={language}
            data-autofocus={index === 0 || undefined}
            {...form.fields.getInputProps(`texts.${index}.text`)}
          />
        ))}
      </Fields>
    </EditFormDialog>
  );
}
