-- Extensions, ids in order of time, the two roles of the processes, and the guard of every table of a client.

create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

-- PostgreSQL 18 brings uuidv7(); an older server gets one of the same shape (RFC 9562, section 5.7). Ids that one
-- connection draws within a millisecond keep the order in which it drew them: the twelve bits behind the milliseconds
-- hold the fraction of one (section 6.2, method 3), and drawing an id takes longer than the microsecond that they
-- tell apart.
do $$
begin
  if to_regprocedure('uuidv7()') is null then
    create function uuidv7() returns uuid language sql volatile parallel safe as $f$
      select encode(
        overlay(
          overlay(uuid_send(gen_random_uuid()) placing substring(int8send(micros / 1000) from 3) from 1 for 6)
          placing substring(int4send(x'7000'::integer + (micros % 1000 * 4096 / 1000)::integer) from 3) from 7 for 2),
        'hex')::uuid
      from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as now
    $f$;
  end if;
end $$;

-- The application and the worker use roles that own nothing. Roles belong to the whole server, so two databases may
-- create them at the same moment.
do $$
declare role_name text;
begin
  foreach role_name in array array['foyer_app', 'foyer_worker'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin', role_name);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    -- From version 16 on, the role that created another may not act as it without this grant.
    if not pg_has_role(current_user, role_name,
        case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end) then
      begin
        execute format('grant %I to current_user', role_name);
      exception when insufficient_privilege then
        raise exception 'The role % belongs to another installation on this PostgreSQL server', role_name
          using hint = format('As a superuser: grant %I to %I', role_name, current_user);
      end;
    end if;
  end loop;
end $$;

grant usage on schema public to foyer_app, foyer_worker;

-- The guard of a table whose rows belong to clients: both roles see only rows of the client in app.client_id, whatever
-- the statement says. The owner, which only migrates and owns the look-up functions, sees all rows.
create procedure protect_client_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy client_only on %s to foyer_app, foyer_worker
       using (client_id = nullif(current_setting(''app.client_id'', true), '''')::uuid)
       with check (client_id = nullif(current_setting(''app.client_id'', true), '''')::uuid)', name);
  execute format('create policy owner_migrates on %s to %I using (true) with check (true)', name, current_user);
  execute format('grant select, insert, update, delete on %s to foyer_app, foyer_worker', name);
end $$;

-- Lets the worker role see the rows of all clients in one table (expiry, outbox, auditor, sealer).
create procedure let_worker_see_all(name regclass) language plpgsql as $$
begin
  execute format('create policy worker_sees_all on %s to foyer_worker using (true) with check (true)', name);
end $$;
