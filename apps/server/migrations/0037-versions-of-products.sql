-- Who saves a product says which version was edited: of two editors the second is told (decisions 0026 and 0041).
alter table product add column version integer not null default 1;
