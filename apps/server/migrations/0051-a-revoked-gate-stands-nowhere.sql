-- A gate that was revoked is gone for good, and still kept its location from being deleted (decision 0057). The owner of
-- the schema may be an ordinary role: while this runs it has to see the rows of every client.
alter table device no force row level security;
update device set location_id = null where revoked_at is not null;
alter table device add constraint device_revoked_stands_nowhere check (revoked_at is null or location_id is null);
alter table device force row level security;
