-- A code is compared without dashes (product.md, section 17): `code` is what was typed, `code_key` what is compared. Of codes that
-- differ in dashes alone one has the key: the one without dashes, else the oldest. The others are compared with their
-- dashes, so that all of them can be used as they are printed (decision 0269).
alter table discount_code add column keeps_dashes boolean not null default false;
update discount_code c set keeps_dashes = true
from (
  select client_id, id, row_number() over (
    partition by client_id, replace(code, '-', '') order by code like '%-%', created_at, id) as place
  from discount_code) as same
where c.client_id = same.client_id and c.id = same.id and same.place > 1;

alter table discount_code add column code_key text not null
  generated always as (case when keeps_dashes then code else replace(code, '-', '') end) stored;
create unique index discount_code_compared on discount_code (client_id, code_key);

-- Files whose import has begun: the first line of each code has its key.
update code_batch_line l set key = replace(l.key, '-', '')
from (
  select client_id, batch_id, line, row_number() over (
    partition by client_id, batch_id, replace(key, '-', '') order by key like '%-%', line) as place
  from code_batch_line
  where reason is null and (client_id, batch_id) in (select client_id, id from code_batch where kind = 'discount-codes')) as same
where l.client_id = same.client_id and l.batch_id = same.batch_id and l.line = same.line
  and same.place = 1 and l.key like '%-%';
