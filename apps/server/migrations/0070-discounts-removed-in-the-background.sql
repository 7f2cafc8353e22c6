-- A discount with many codes is deleted in the background (decision 0247). Meanwhile none of its codes can be used, and its
-- title is free.
alter table discount add column removing boolean not null default false;
drop index discount_title_key;
create unique index discount_title_key on discount (client_id, lower(title)) where not removing;
