select finish_partitioning('live_events');

do $$
declare
  v_now text := pg_get_functiondef('prune_expired()'::regprocedure);
  v_then text := regexp_replace(v_now, 'prune_old\(''live_events'', .*?, 5000\)', 'prune_unpartitioned(''live_events'')');
begin
  if v_then = v_now then raise exception 'prune_expired has no live events'; end if;
  execute v_then;
end $$;
