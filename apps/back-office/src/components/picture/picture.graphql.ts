import { graphql } from '../../generated/graphql.ts';

export const PictureOf = graphql(`
  query PictureOf($purpose: PicturePurpose!, $ownerId: ID) {
    picture(purpose: $purpose, ownerId: $ownerId) {
      id
      url
      version
      alternativeTexts {
        language
        text
      }
    }
  }
`);

export const UploadPicture = graphql(`
  mutation UploadPicture($purpose: PicturePurpose!, $ownerId: ID, $image: Upload!) {
    uploadPicture(purpose: $purpose, ownerId: $ownerId, image: $image)
  }
`);

export const RemovePicture = graphql(`
  mutation RemovePicture($purpose: PicturePurpose!, $ownerId: ID) {
    removePicture(purpose: $purpose, ownerId: $ownerId)
  }
`);

export const DescribePicture = graphql(`
  mutation DescribePicture(
    $purpose: PicturePurpose!
    $ownerId: ID
    $texts: [AlternativeTextInput!]!
    $version: String!
  ) {
    describePicture(purpose: $purpose, ownerId: $ownerId, texts: $texts, version: $version)
  }
`);
