import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment RightFields on AccountRight {
    module
    level
    limit
    officeIpOnly
    offlineSales
    pluSystem
  }
`);

export const MenuRights = graphql(`
  query MenuRights {
    menuRights {
      id
      username
      accountType
      isMain
      version
      rights {
        ...RightFields
      }
    }
    startTables {
      accountType
      isOwn
      version
      rights {
        ...RightFields
      }
    }
    officeNetworkCount
  }
`);

export const ChangeMenuRights = graphql(`
  mutation ChangeMenuRights($input: MenuRightsInput!) {
    changeMenuRights(input: $input) {
      id
      version
    }
  }
`);

export const ConfiguredMenu = graphql(`
  query ConfiguredMenu {
    configuredMenu {
      userType
      version
      items {
        id
        groupName
      }
    }
  }
`);

export const ChangeMenu = graphql(`
  mutation ChangeMenu($input: MenuInput!) {
    changeMenu(input: $input) {
      version
    }
  }
`);
