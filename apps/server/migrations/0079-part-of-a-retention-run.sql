-- Several modules clear records in one step of a retention run: the module of the place behind the last batch. Null: the
-- step begins.
alter table retention_run add column part text;
