-- What is kept by days compares with a day: with a time, the comparison depends on a time zone, which no statement on another node may.
create or replace function prune_unpartitioned(p_table text) returns integer language plpgsql as $$
  declare
    v_rule record;
  begin
    select * into strict v_rule from partitioned_tables() t where t.name = p_table;
    if exists (select from partitions_of(p_table) p where p.ends_at <= now() - v_rule.kept) then return 0; end if;
    return prune_old(p_table, format('%I < %L', v_rule.by_column, date_trunc(v_rule.period, now() - v_rule.kept, 'UTC')), 5000);
  end $$;
