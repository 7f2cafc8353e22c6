import { graphql } from '../../generated/graphql.ts';

export const ClientPictures = graphql(`
  query ClientPictures {
    clients {
      edges {
        node {
          name
          subdomain
          config {
            logos {
              defaultIcon
            }
            banners {
              defaultIcon
            }
          }
        }
      }
    }
  }
`);

export const UploadClientPicture = graphql(`
  mutation UploadClientPicture($picture: ClientPicture!, $image: Upload!) {
    uploadClientPicture(picture: $picture, image: $image)
  }
`);

export const RemoveClientPicture = graphql(`
  mutation RemoveClientPicture($picture: ClientPicture!) {
    removeClientPicture(picture: $picture)
  }
`);
