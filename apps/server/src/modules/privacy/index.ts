// Nothing: a module that holds something personal offers `PersonData` (person-data).
export {};
