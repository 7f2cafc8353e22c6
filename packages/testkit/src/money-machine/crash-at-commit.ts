import type pg from 'pg';

/**
 * While the work runs, every transaction that writes to an order's timeline fails at its commit, after all its statements:
 * as if its process had died just before. What the provider did meanwhile is done.
 */
export async function crashAtCommit(owner: pg.Pool, work: () => Promise<unknown>): Promise<void> {
  await owner.query('update money_machine_crash set is_on = true');
  await work().catch(() => {});
  await owner.query('update money_machine_crash set is_on = false');
}

/** Once for each database. */
export async function allowCrashes(owner: pg.Pool): Promise<void> {
  await owner.query(`
    create table money_machine_crash as select false as is_on;
    create function crash_at_commit() returns trigger language plpgsql security definer as $$
    begin
      if (select is_on from public.money_machine_crash) then
        raise exception 'the process died' using errcode = 'admin_shutdown';
      end if;
      return null;
    end $$;
    create constraint trigger money_machine_crash after insert on order_event
      deferrable initially deferred for each row execute function crash_at_commit()`);
}
