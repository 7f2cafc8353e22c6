-- Whether a pairing code is still good is decided once, by the clock of the application that pairs; here the
-- newest device with that code is found, whatever the time.
create or replace function find_client_by_pairing_code(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from device where pairing_hash = wanted and revoked_at is null
        order by pairing_expires_at desc limit 1 $$;
