import { graphql } from '../../generated/graphql.ts';

export const ETicketTemplateInUse = graphql(`
  query ETicketTemplateInUse {
    eTicketTemplate {
      id
      version
      madeAt
      madeByName
      template {
        blocks {
          kind
          isOn
          name
          texts {
            language
            text
          }
        }
        logoPlace
        bannerHeight
        visitFields
        codeType
        codeSizeMm
        codePlace
        codeHasNumber
      }
    }
  }
`);

export const ChangeETicketTemplate = graphql(`
  mutation ChangeETicketTemplate($input: ETicketTemplateInput!, $version: Int!) {
    changeETicketTemplate(input: $input, version: $version) {
      version
    }
  }
`);

export const ETicketPreview = graphql(`
  query ETicketPreview($input: ETicketTemplateInput!, $language: String!) {
    eTicketPreview(input: $input, language: $language)
  }
`);
