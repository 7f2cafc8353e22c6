-- An unpublished period is a draft that changes neither sale nor capacity (product.md, section 4). Two published ones of a
-- priority share no day; drafts may.
alter table period add column published boolean not null default true;
alter table period drop constraint period_same_priority_overlap;
alter table period add constraint period_same_priority_overlap exclude using gist
  (client_id with =, calendar_id with =, priority with =, daterange(from_date, until_date, '[]') with &&)
  where (published);
