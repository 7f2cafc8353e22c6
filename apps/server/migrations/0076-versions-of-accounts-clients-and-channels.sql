-- The version of each thing that a page edits, raised by every change that the page would overwrite: a save names the
-- version that it was made on and is refused when it is outdated.
alter table account add column version integer not null default 1;
alter table client add column version integer not null default 1;
alter table channel add column version integer not null default 1;
