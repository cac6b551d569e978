-- A table that has rows becomes one of partitions by three migrations, so that nobody waits while its rows are looked at: they stay
-- where they are, and are the first partition. First a limit is said that holds for rows to come: far enough ahead for an update that is
-- cut off between the two and taken up again another week.
create function begin_partitioning(p_table text) returns void language plpgsql set timezone = 'UTC' as $$
  declare
    v_rule record;
    v_newest timestamptz;
    v_step interval;
  begin
    select * into strict v_rule from partitioned_tables() t where t.name = p_table;
    v_step := ('1 ' || v_rule.period)::interval;
    -- Policies bind the owner, too.
    execute format('alter table %I no force row level security', p_table);
    execute format('select max(%I) from %I', v_rule.by_column, p_table) into v_newest;
    execute format('alter table %I force row level security', p_table);
    execute format('alter table %I add constraint %I check (%I < %L) not valid', p_table, p_table || '_before', v_rule.by_column,
      date_trunc(v_rule.period, greatest(now(), v_newest)) + greatest(v_step * 2, interval '14 days'));
  end $$;

-- Then the rows that are there are looked at, which nobody waits for, and get a key that has the time in it, which whoever writes to the
-- table waits for. Where that takes too long, the index can be made before, by the same name, concurrently.
create function prepare_partitioning(p_table text) returns void language plpgsql as $$
  declare
    v_key text;
  begin
    execute format('alter table %I validate constraint %I', p_table, p_table || '_before');
    v_key := find_partitioned_key(p_table);
    if v_key <> find_primary_key(p_table) then
      -- One that was being made before, and was cut off.
      if exists (select from pg_index where indexrelid = to_regclass(p_table || '_before_pkey') and not indisvalid) then
        execute format('drop index %I', p_table || '_before_pkey');
      end if;
      execute format('create unique index if not exists %I on %I (%s)', p_table || '_before_pkey', p_table, v_key);
    end if;
  end $$;

create function find_primary_key(p_table text) returns text language sql stable as $$
    select string_agg(quote_ident(a.attname), ', ' order by k.place)
    from pg_index i cross join unnest(i.indkey) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = p_table::regclass and i.indisprimary
  $$;

create function find_partitioned_key(p_table text) returns text language sql stable as $$
    select case when t.by_column = any (string_to_array(find_primary_key(p_table), ', ')) then find_primary_key(p_table)
      else find_primary_key(p_table) || ', ' || quote_ident(t.by_column) end
    from partitioned_tables() t where t.name = p_table
  $$;

-- At last the table changes its place with one of partitions, which has its name, its policies, grants, keys and indexes; but for the
-- one by which what is old was found, for nobody looks for that any more.
create function finish_partitioning(p_table text) returns void language plpgsql as $$
  declare
    v_rule record;
    v_old text := p_table || '_before';
    v_key text := find_primary_key(p_table);
    v_new_key text := find_partitioned_key(p_table);
    v_until text;
    v_again text[];
    v_statement text;
  begin
    select * into strict v_rule from partitioned_tables() t where t.name = p_table;
    select substring(pg_get_constraintdef(c.oid) from '''([^'']+)''') into strict v_until
      from pg_constraint c where c.conrelid = p_table::regclass and c.conname = v_old;
    -- Those that it points at, first: whoever changes a row there and writes here afterwards holds them in this order, too.
    for v_statement in
      select distinct format('lock table %s in share row exclusive mode', c.confrelid::regclass) from pg_constraint c
      where c.conrelid = p_table::regclass and c.contype = 'f'
    loop
      execute v_statement;
    end loop;
    v_again := describe_table(p_table, v_rule.by_column);
    for v_statement in select undress_table(p_table) loop execute v_statement; end loop;

    if v_key = v_new_key then
      execute format('alter table %I rename constraint %I to %I', p_table, p_table || '_pkey', v_old || '_pkey');
    else
      execute format('alter table %I drop constraint %I', p_table, p_table || '_pkey');
      execute format('alter table %1$I add constraint %2$I primary key using index %2$I', p_table, v_old || '_pkey');
    end if;
    execute format('alter table %I rename to %I', p_table, v_old);
    execute format('create table public.%I (like %I including all excluding indexes) partition by range (%I)', p_table, v_old, v_rule.by_column);
    execute format('alter table %I drop constraint %I', p_table, v_old);
    execute format('alter table %I add constraint %I primary key (%s)', p_table, p_table || '_pkey', v_new_key);
    if is_spread() then
      execute format('select create_distributed_table(%L, ''customer_id'', colocate_with := ''customers'')', p_table);
    end if;
    foreach v_statement in array v_again loop execute v_statement; end loop;
    execute format('alter table %I enable row level security, force row level security', p_table);
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', p_table, v_old, v_until);
    execute format('alter table %1$I drop constraint %1$I', v_old);
    execute format('create table public.%I partition of %I default', p_table || '_default', p_table);
    execute format('alter table %I enable row level security, force row level security', p_table || '_default');
    perform keep_partitions(p_table);
  end $$;

-- What makes again all that a table has beside its columns, checks and primary key.
create function describe_table(p_table text, p_by_column text) returns text[] language sql stable as $$
    select coalesce(array_agg(s.statement order by s.turn), '{}') from (
      select 1 as turn, pg_get_indexdef(i.indexrelid) as statement from pg_index i
      where i.indrelid = p_table::regclass and not i.indisprimary and i.indexrelid::regclass::text <> p_table || '_before_pkey'
        and pg_get_indexdef(i.indexrelid) not like '% (' || quote_ident(p_by_column) || ')'
      union all
      select 2, format('alter table %I add constraint %I %s', p_table, c.conname, pg_get_constraintdef(c.oid))
      from pg_constraint c where c.conrelid = p_table::regclass and c.contype = 'f'
      union all
      select 3, format('create policy %I on %I as %s for %s to %s using (%s)%s', p.policyname, p_table, p.permissive, p.cmd,
        (select string_agg(case r when 'public' then 'public' else quote_ident(r) end, ', ') from unnest(p.roles) r), p.qual,
        ' with check (' || p.with_check || ')')
      from pg_policies p where p.schemaname = 'public' and p.tablename = p_table
      union all
      select 4, format('grant %s on %I to %I', x.privilege_type, p_table, r.rolname)
      from pg_class c cross join aclexplode(c.relacl) x join pg_roles r on r.oid = x.grantee
      where c.oid = p_table::regclass and x.grantee <> c.relowner
      union all
      select 4, format('grant %s (%I) on %I to %I', x.privilege_type, a.attname, p_table, r.rolname)
      from pg_attribute a cross join aclexplode(a.attacl) x join pg_roles r on r.oid = x.grantee
      where a.attrelid = p_table::regclass and not a.attisdropped
      union all
      select 5, pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = p_table::regclass and not t.tgisinternal) s
  $$;

-- Nobody reaches it by itself any more, and the names of its indexes are free.
create function undress_table(p_table text) returns setof text language sql stable as $$
    select format('drop policy %I on %I', p.policyname, p_table) from pg_policies p
      where p.schemaname = 'public' and p.tablename = p_table
    union all
    select format('drop trigger %I on %I', t.tgname, p_table) from pg_trigger t
      where t.tgrelid = p_table::regclass and not t.tgisinternal
    union all
    select format('revoke all on %I from %s', p_table, string_agg(quote_ident(r.rolname), ', ')) from pg_roles r
      where r.rolname like 'goodword\_%' and r.rolname <> current_user
    union all
    select format('alter index %I rename to %I', i.indexrelid::regclass::text, i.indexrelid::regclass::text || '_before') from pg_index i
      where i.indrelid = p_table::regclass and not i.indisprimary and i.indexrelid::regclass::text <> p_table || '_before_pkey'
  $$;

select begin_partitioning('live_events');
