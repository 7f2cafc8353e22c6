interface ContentTable {
  clientId: string;
  owner: string;
  ownerId: string;
  language: string;
  field: string;
  text: string;
}

declare module '../database/tables.ts' {
  interface Tables {
    content: ContentTable;
  }
}

export {};
