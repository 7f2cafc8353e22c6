-- Who saves a location says which version was edited: of two editors the second is told (decision 0042).
alter table location add column version integer not null default 1;
