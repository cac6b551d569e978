select finish_partitioning(t) from unnest('{qr_code_visitors,page_visitors,qr_code_events,campaign_events}'::text[]) t;

do $$
declare
  v_place record;
  v_now text;
  v_then text;
begin
  for v_place in
    select * from (values ('prune_qr_codes()', 'qr_code_visitors'), ('prune_qr_codes()', 'qr_code_events'),
      ('prune_page_responses()', 'page_visitors'), ('prune_campaigns()', 'campaign_events')) as place (routine, name)
  loop
    v_now := pg_get_functiondef(v_place.routine::regprocedure);
    v_then := regexp_replace(v_now, 'prune_old\(''' || v_place.name || ''', .*?, 5000\)', format('prune_unpartitioned(%L)', v_place.name));
    if v_then = v_now then raise exception '% has no %', v_place.routine, v_place.name; end if;
    execute v_then;
  end loop;
end $$;
