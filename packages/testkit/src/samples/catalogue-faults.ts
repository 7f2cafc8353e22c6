import type pg from 'pg';

/** Tables that belong to no client (spec, data-model.md); the queue's schema is its own and not looked at. */
const NOT_A_CLIENTS =
  "array['client', 'signing_key', 'root_key', 'migration', 'feature_flag_default', 'shared_template']";
const ROLES = "array['foyer_app', 'foyer_worker']";
/** The chosen client, asked for each row or once for a statement that writes many. */
const OWN_CLIENT_ONLY = `array[
  $$(client_id = (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid)$$,
  $$(client_id = ( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text))::uuid AS "nullif"))$$]`;
/** No client is chosen, asked once for a statement. */
const NO_CLIENT = `$$( SELECT (NULLIF(current_setting('app.client_id'::text, true), ''::text) IS NULL))$$`;

const businessTables = `
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity,
    (select attnum from pg_attribute where attrelid = c.oid and attname = 'client_id' and not attisdropped) as client_column
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all (${NOT_A_CLIENTS})`;

/** Each query answers one row per fault: where, and what is wrong there. */
const questions = [
  `select relname as place, 'has no column client_id' as fault from (${businessTables}) t where client_column is null`,

  `select relname as place, 'has no primary key' as fault from (${businessTables}) t
   where not exists (select from pg_index where indrelid = t.oid and indisprimary)`,

  `select i.indexrelid::regclass::text as place, 'is unique and does not begin with client_id' as fault
   from (${businessTables}) t join pg_index i on i.indrelid = t.oid
   where i.indisunique and i.indkey[0] is distinct from t.client_column`,

  `select k.conrelid::regclass || '.' || k.conname as place, 'refers to another row without the client_id of both' as fault
   from (${businessTables}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
   join (${businessTables}) target on target.oid = k.confrelid
   where k.conkey[1] <> t.client_column or k.confkey[1] <> target.client_column`,

  `select relname as place, 'does not force row-level security' as fault from (${businessTables}) t
   where not (relrowsecurity and relforcerowsecurity)`,

  `select t.relname || ' for ' || role as place, 'has no policy that shows the chosen client only' as fault
   from (${businessTables}) t cross join unnest(${ROLES}) role
   where not exists (select from pg_policy p where p.polrelid = t.oid and role::regrole = any (p.polroles)
     and p.polcmd = '*' and pg_get_expr(p.polqual, t.oid) = any (${OWN_CLIENT_ONLY}) and pg_get_expr(p.polwithcheck, t.oid) = any (${OWN_CLIENT_ONLY}))`,

  `select t.relname || '.' || p.polname as place, 'opens rows of other clients to the application' as fault
   from (${businessTables}) t join pg_policy p on p.polrelid = t.oid
   where p.polpermissive and (0 = any (p.polroles) or 'foyer_app'::regrole = any (p.polroles))
     and (coalesce(pg_get_expr(p.polqual, t.oid), '') <> all (${OWN_CLIENT_ONLY}) or coalesce(pg_get_expr(p.polwithcheck, t.oid), '') <> all (${OWN_CLIENT_ONLY}))`,

  `select c.relname || '.' || p.polname as place, 'opens rows of other clients to a worker that has chosen one' as fault
   from pg_class c join pg_policy p on p.polrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and p.polpermissive and p.polname <> 'client_only'
     and (0 = any (p.polroles) or 'foyer_worker'::regrole = any (p.polroles))
     and (pg_get_expr(p.polqual, c.oid) is distinct from ${NO_CLIENT} or pg_get_expr(p.polwithcheck, c.oid) is distinct from ${NO_CLIENT})`,

  `select c.oid::regclass::text as place, 'is owned by ' || r.rolname as fault
   from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = any (${ROLES})
   union all select p.oid::regprocedure::text, 'is owned by ' || r.rolname
   from pg_proc p join pg_roles r on r.oid = p.proowner where r.rolname = any (${ROLES})
   union all select 'schema ' || n.nspname, 'is owned by ' || r.rolname
   from pg_namespace n join pg_roles r on r.oid = n.nspowner where r.rolname = any (${ROLES})`,

  `select rolname as place, 'may pass row-level security or make objects' as fault from pg_roles
   where rolname = any (${ROLES}) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
     or has_schema_privilege(oid, 'public', 'create')
     or exists (select from pg_auth_members where member = pg_roles.oid))`,

  `select c.relname || ' for ' || role as place, 'may be truncated, which row-level security does not stop' as fault
   from pg_class c cross join unnest(${ROLES}) role
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and has_table_privilege(role, c.oid, 'truncate')`,

  `select oid::regprocedure::text as place, 'runs with its owner''s rights and an open search_path' as fault
   from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
     and not coalesce(proconfig::text like '%search_path=%', false)`,

  `select c.relname as place, 'is a view that shows its owner''s rows' as fault from pg_class c
   where c.relnamespace = 'public'::regnamespace
     and (c.relkind = 'm' or (c.relkind = 'v' and not coalesce(c.reloptions::text ~ 'security_invoker=(true|on|1)', false)))
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
];

/** Reads the migrated catalogue and names everything in it that would let one client see or hinder another. */
export async function findCatalogueFaults(connection: pg.Pool | pg.PoolClient): Promise<string[]> {
  const faults: string[] = [];
  for (const question of questions) {
    const { rows } = await connection.query<{ place: string; fault: string }>(question);
    faults.push(...rows.map(({ place, fault }) => `${place} ${fault}`));
  }
  return faults.sort();
}
