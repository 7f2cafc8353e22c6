-- A worker sees the rows of all clients only while it has chosen none: to find what is due. In the transaction of a
-- client the policy client_only decides alone, as it does for the application. The sub-select is evaluated once for a
-- statement (decision 0050).
create or replace procedure let_worker_see_all(name regclass) language plpgsql as $$
begin
  execute format(
    'create policy worker_sees_all on %s to foyer_worker
       using ((select nullif(current_setting(''app.client_id'', true), '''') is null))
       with check ((select nullif(current_setting(''app.client_id'', true), '''') is null))', name);
end $$;

do $$
declare one record;
begin
  for one in select tablename from pg_policies where schemaname = 'public' and policyname = 'worker_sees_all' loop
    execute format('drop policy worker_sees_all on %I', one.tablename);
    call let_worker_see_all(one.tablename::regclass);
  end loop;
end $$;
