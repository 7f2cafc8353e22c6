-- Ids that one connection draws within a millisecond are in the order in which it drew them, as those of PostgreSQL 18
-- are: two entries of a timeline that are written together keep their order. The twelve bits behind the milliseconds
-- hold the fraction of one (RFC 9562, section 6.2, method 3); drawing an id takes longer than the microsecond that it
-- tells apart.
do $$
begin
  if current_setting('server_version_num')::integer < 180000 then
    create or replace function uuidv7() returns uuid language sql volatile parallel safe as $f$
      select encode(
        overlay(
          overlay(uuid_send(gen_random_uuid()) placing substring(int8send(micros / 1000) from 3) from 1 for 6)
          placing substring(int4send(x'7000'::integer + (micros % 1000 * 4096 / 1000)::integer) from 3) from 7 for 2),
        'hex')::uuid
      from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as now
    $f$;
  end if;
end $$;
