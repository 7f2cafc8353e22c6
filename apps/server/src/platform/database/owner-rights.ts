import type pg from 'pg';

/** A right that the user of DATABASE_URL lacks, and the statement with which a superuser gives it. */
interface MissingRight {
  lacks: string;
  give: string;
}

/** A role of `missing` has to be made; one that is there has to be taken, which from version 16 on is granted to a user. */
const QUESTIONS = `
  with me as (
    select rolname, rolcreaterole or rolsuper as may_make_roles,
      rolcreaterole and current_setting('server_version_num')::integer < 160000 as may_take_roles
    from pg_roles where rolname = current_user
  ), missing as (
    select name from unnest(array['foyer_app', 'foyer_worker']) as name
    except select rolname::text from pg_roles
  )
  select 'CREATEROLE, to make roles' as lacks, format('alter role %I createrole', me.rolname) as give
  from me where not may_make_roles and exists (select from missing)
  union all
  select format('membership of the role %s', taken.rolname), format('grant %I to %I', taken.rolname, me.rolname)
  from me join pg_roles taken on taken.rolname in ('foyer_app', 'foyer_worker')
  where not may_take_roles
    and not pg_has_role(taken.oid, 'member') and not pg_has_role(taken.oid, 'member with admin option')
  union all
  select 'CREATE on the database', format('grant create on database %I to %I', current_database(), rolname)
  from me where not has_database_privilege(current_database(), 'create')
  union all
  select 'CREATE on the schema public', format('grant create, usage on schema public to %I', rolname)
  from me where not has_schema_privilege('public', 'create')`;

/** What the user of a connection lacks to set up Foyer's database, before the first migration. */
export async function findMissingRights(client: pg.Client): Promise<MissingRight[]> {
  return (await client.query<MissingRight>(QUESTIONS)).rows;
}
