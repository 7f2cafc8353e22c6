import { graphql } from '../../generated/graphql.ts';

export const UploadProductImage = graphql(`
  mutation UploadProductImage($productId: ID!, $image: Upload!) {
    uploadProductImage(productId: $productId, image: $image)
  }
`);

export const RemoveProductImage = graphql(`
  mutation RemoveProductImage($productId: ID!) {
    removeProductImage(productId: $productId)
  }
`);
