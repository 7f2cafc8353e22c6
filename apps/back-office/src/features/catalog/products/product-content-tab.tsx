import { isCompleteText } from '@foyer/domain/catalog/product-content.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { erringLanguages } from '../../../components/fields/erring-languages.ts';
import { LanguageTabs } from '../../../components/fields/language-tabs.tsx';
import { FormattedText } from '../../../components/formatted-text.tsx';
import { PictureCard } from '../../../components/picture/picture-card.tsx';
import { EditProduct, ProductList } from '../catalog.graphql.ts';
import styles from './product-content-tab.module.css';
import type { EditedProduct, ProductForm } from './product-form.ts';

interface ProductContentTabProps {
  fields: UseFormReturnType<ProductForm>;
  product: EditedProduct;
}

/** What the product is called, and what visitors read about it in each language. */
export function ProductContentTab({ fields, product }: ProductContentTabProps) {
  const { t } = useMessages();
  const { texts } = fields.getValues();
  const [chosen, setChosen] = useState(texts[0]?.language ?? '');
  const index = Math.max(
    0,
    texts.findIndex(({ language }) => language === chosen),
  );
  const current = texts[index];
  return (
    <>
      <Card>
        <Fields>
          <LanguageTabs
            languages={texts.map(({ language }) => language)}
            chosen={chosen}
            onChoose={setChosen}
            isComplete={(wanted) => texts.some((text) => text.language === wanted && isCompleteText(text))}
            erring={erringLanguages(fields.errors, 'texts', texts)}
          />
          <TextInput
            label={t('catalog.content.title')}
            description={t('catalog.content.titleHint')}
            lang={chosen}
            {...fields.getInputProps(`texts.${index}.title`)}
          />
          <TextInput
            label={t('catalog.content.shortText')}
            description={t('catalog.content.counter', {
              count: current?.shortText.length ?? 0,
              maximum: 180,
            })}
            lang={chosen}
            {...fields.getInputProps(`texts.${index}.shortText`)}
          />
          <FormattedText
            key={chosen}
            label={t('catalog.content.description')}
            lang={chosen}
            {...fields.getInputProps(`texts.${index}.description`)}
          />
        </Fields>
      </Card>
      <div className={styles.pictures}>
        <PictureCard
          purpose="productInformation"
          ownerId={product.id}
          title={t('catalog.picture.title')}
          name={product.name}
          refetch={[EditProduct, ProductList]}
        />
        <PictureCard
          purpose="program"
          ownerId={product.id}
          title={t('catalog.picture.card')}
          name={product.name}
          refetch={[]}
        />
      </div>
      <Card title={t('catalog.content.product')}>
        <Fields>
          <Fields row>
            <TextInput
              label={t('catalog.product.name')}
              description={t('catalog.product.nameHint')}
              {...fields.getInputProps('name')}
            />
            <TextInput
              label={t('catalog.product.category')}
              description={t('catalog.product.categoryHint')}
              {...fields.getInputProps('category')}
            />
          </Fields>
        </Fields>
      </Card>
    </>
  );
}
