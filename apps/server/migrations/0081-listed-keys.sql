-- Erased keys of persons are listed beside the backups, so that a restore erases them again (decision 0285).
alter table person_key add column listed_at timestamptz;
create index person_key_unlisted on person_key (erased_at) where erased_at is not null and listed_at is null;
call let_worker_see_all('person_key');
