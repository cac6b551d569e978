-- Large tables whose rows go by age are kept in partitions by time, and a partition goes as a whole. Which tables, by what, how long a
-- period is, how long its rows are kept after it, and how many are made ahead. A partition is reached through its table only: it has
-- no grants and no policies of its own, and row-level security is forced on it, so that by itself it shows nobody anything.
create function partitioned_tables() returns table (name text, by_column text, period text, kept interval, ahead integer)
  language sql immutable
  as $$ values ('live_events', 'created_at', 'day', interval '2 days', 2) $$;

-- The one for whatever has no other ends never.
create function partitions_of(p_table text) returns table (name text, ends_at timestamptz)
  language sql stable set timezone = 'UTC'
  as $$
    select c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)')::timestamptz
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = p_table::regclass
  $$;

-- Drops what is over and makes what comes. It waits for those who read or write meanwhile no longer than others can wait behind it,
-- and less than the server takes to find that two wait for each other: then it answers false, and the next time does. A period that
-- began without its partition has rows in the default one; it goes on without, and they go one by one.
create function keep_partitions(p_table text) returns boolean
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' set lock_timeout = '500ms'
  as $$
  declare
    v_rule record;
    v_step interval;
    v_from timestamptz;
    v_name text;
  begin
    select * into strict v_rule from partitioned_tables() t where t.name = p_table;
    perform pg_advisory_xact_lock(hashtext('keep_partitions'), hashtext(p_table));
    for v_name in select p.name from partitions_of(p_table) p where p.ends_at <= now() - v_rule.kept loop
      execute format('drop table %I', v_name);
    end loop;
    v_step := ('1 ' || v_rule.period)::interval;
    select greatest(max(p.ends_at), date_trunc(v_rule.period, now())) into v_from from partitions_of(p_table) p;
    while v_from <= now() + v_step * v_rule.ahead loop
      v_name := p_table || '_' || to_char(v_from, 'YYYYMMDD');
      begin
        execute format('create table public.%I partition of %I for values from (%L) to (%L)', v_name, p_table, v_from, v_from + v_step);
        execute format('alter table %I enable row level security, force row level security', v_name);
      exception when check_violation then null;
      end;
      v_from := v_from + v_step;
    end loop;
    return true;
  exception when lock_not_available then return false;
  end $$;
revoke execute on function keep_partitions(text) from public;
grant execute on function keep_partitions(text) to goodword_app;

-- As it was; and where a table is one of partitions, the place of a row says nothing without its partition.
create or replace function prune_old(p_table text, p_condition text, p_most integer) returns integer language plpgsql as $$
  declare
    v_customer uuid;
    v_gone integer := 0;
    v_part integer;
  begin
    if not is_spread() then
      execute format(
        case when exists (select from partitioned_tables() t where t.name = p_table)
          then 'delete from %1$I where (%2$s) and (tableoid, ctid) in (select tableoid, ctid from %1$I where %2$s limit %3$s)'
          else 'delete from %1$I where ctid in (select ctid from %1$I where %2$s limit %3$s)' end, p_table, p_condition, p_most);
      get diagnostics v_gone = row_count;
      return v_gone;
    end if;
    for v_customer in execute format('select distinct customer_id from (select customer_id from %I where %s limit %s) old',
      p_table, p_condition, p_most)
    loop
      execute format('delete from %I where customer_id = $1 and %s', p_table, p_condition) using v_customer;
      get diagnostics v_part = row_count;
      v_gone := v_gone + v_part;
      exit when v_gone >= p_most;
    end loop;
    return v_gone;
  end $$;

-- What is older than the partitions that are kept, row by row: in the default one, and in the first, which has what was there before
-- there were any. What is still to be dropped is left to that.
create function prune_unpartitioned(p_table text) returns integer language plpgsql as $$
  declare
    v_rule record;
  begin
    select * into strict v_rule from partitioned_tables() t where t.name = p_table;
    if exists (select from partitions_of(p_table) p where p.ends_at <= now() - v_rule.kept) then return 0; end if;
    return prune_old(p_table,
      format('%I < date_trunc(%L, now() - %L::interval, ''UTC'')', v_rule.by_column, v_rule.period, v_rule.kept), 5000);
  end $$;
