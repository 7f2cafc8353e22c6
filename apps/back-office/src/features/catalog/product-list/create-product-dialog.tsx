import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { TextInput } from '@mantine/core';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { SeveralChoices } from '../../../components/fields/several-choices.tsx';
import { useGo } from '../../../components/use-go.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { CreateProduct, ProductList } from '../catalog.graphql.ts';

interface CreateProductDialogProps {
  locations: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Makes a product, with the ticket group that it is sold through, and opens it at its ticket types. */
export function CreateProductDialog({ locations, onClose }: CreateProductDialogProps) {
  const { t } = useMessages();
  const go = useGo();
  const create = useGraphqlMutation(CreateProduct, { refetch: [ProductList] });
  const [onlyLocation] = locations;
  const form = useEditForm({
    values: { name: '', locationIds: locations.length === 1 && onlyLocation ? [onlyLocation.id] : [] },
    check: async (values) =>
      parseInput((await import('@foyer/domain/catalog/product-input.ts')).productInput, values),
    save: async (input) => {
      const { createProduct } = await create.mutateAsync({ input });
      go(`/products/edit/${createProduct.id}?tab=ticket-types`);
    },
  });
  return (
    <EditFormDialog form={form} title={t('catalog.products.add')} onClose={onClose}>
      <Fields>
        {locations.length === 0 && (
          <Notice
            tone="warning"
            links={<Link to="/new-settings/locations">{t('catalog.products.toLocations')}</Link>}
          >
            {t('catalog.products.needsLocation')}
          </Notice>
        )}
        <TextInput
          label={t('catalog.product.name')}
          description={t('catalog.product.nameHint')}
          data-autofocus
          {...form.fields.getInputProps('name')}
        />
        <SeveralChoices
          label={t('catalog.product.locations')}
          data={locations.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          {...form.fields.getInputProps('locationIds')}
        />
      </Fields>
    </EditFormDialog>
  );
}
