import { graphql } from '../../generated/graphql.ts';

export const CompanyFormQuery = graphql(`
  query CompanyForm {
    companyForm {
      filled {
        companyName
        address
        postalCode
        town
        vatNumber
        kvkNumber
        accountNumber
        beneficiary
        savedAt
        savedByName
      }
      link {
        madeAt
        madeByName
        expiresAt
      }
    }
    clientSettings {
      id
      subject
      inForce
    }
  }
`);

export const FillCompanyForm = graphql(`
  mutation FillCompanyForm($input: CompanyFormInput!) {
    fillCompanyForm(input: $input)
  }
`);

export const RenewCompanyFormLink = graphql(`
  mutation RenewCompanyFormLink {
    renewCompanyFormLink
  }
`);

export const RevokeCompanyFormLink = graphql(`
  mutation RevokeCompanyFormLink {
    revokeCompanyFormLink
  }
`);
