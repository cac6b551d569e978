-- What is too old goes as before, so many at a time. Where customers are spread over nodes, it goes customer by customer, each on the node
-- that has it: no statement changes rows of all nodes.
create function prune_old(p_table text, p_condition text, p_most integer) returns integer language plpgsql as $$
  declare
    v_customer uuid;
    v_gone integer := 0;
    v_part integer;
  begin
    if not is_spread() then
      execute format('delete from %1$I where ctid in (select ctid from %1$I where %2$s limit %3$s)', p_table, p_condition, p_most);
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

create function is_spread() returns boolean language plpgsql stable as $$
  begin
    if to_regclass('pg_catalog.pg_dist_partition') is null then return false; end if;
    return exists (select 1 from pg_catalog.pg_dist_partition p where p.logicalrelid = 'public.customers'::regclass);
  end $$;

do $$
declare
  v_old record;
  v_new text;
begin
  for v_old in
    select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = any (array['prune_expired', 'prune_notifications', 'prune_contacts',
      'prune_qr_codes', 'prune_activity_addresses', 'prune_ai_usage', 'prune_chat', 'prune_competitors',
      'prune_dispute_drafts', 'prune_provider_events', 'prune_review_contents',
      'prune_visit_hooks', 'prune_webhooks'])
  loop
    v_new := regexp_replace(v_old.definition,
      'delete from ((?!rate_limits|mail_outbox|sms_outbox|contact_messages)[a-z_]+?) where ctid in \(\s*?select ctid from [a-z_]+?\s+?where '
        || '(.*?)\s+?limit (\d+?)\);\s+?get diagnostics (\w+?) = row_count;',
      '\4 := prune_old(''\1'', $condition$\2$condition$, \3);', 'g');
    if v_new = v_old.definition then raise exception '% has nothing to prune', v_old.name; end if;
    execute v_new;
  end loop;
end $$;

-- Those of which a look in two tables, or a lock, comes first.
create or replace function prune_contact_imports() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_old record;
    v_part integer;
    v_gone integer := prune_old('contact_imports', $condition$state in ('uploading', 'checked') and created_at < now() - interval '1 day'$condition$, 5);
  begin
    for v_old in
      select i.customer_id, i.id from contact_imports i where i.created_at < now() - interval '31 days'
        and (exists (select 1 from contact_import_faults f where f.customer_id = i.customer_id and f.import_id = i.id)
          or exists (select 1 from contact_import_merges m where m.customer_id = i.customer_id and m.import_id = i.id))
      limit 50
    loop
      delete from contact_import_faults f where f.customer_id = v_old.customer_id and f.import_id = v_old.id;
      get diagnostics v_part = row_count;
      v_gone := v_gone + v_part;
      delete from contact_import_merges m where m.customer_id = v_old.customer_id and m.import_id = v_old.id;
      get diagnostics v_part = row_count;
      v_gone := v_gone + v_part;
      exit when v_gone >= 5000;
    end loop;
    return v_gone;
  end $$;

create or replace function prune_page_responses() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid;
    v_ids uuid[];
    v_part integer;
    v_gone integer := prune_old('page_visitors', 'day < current_date - 2', 5000);
  begin
    for v_customer, v_ids in
      select old.customer_id, array_agg(old.id) from (
        select o.customer_id, o.id from hosted_pages p join page_responses o
          on o.customer_id = p.customer_id and o.page_id = p.id
          and o.created_at < now() - make_interval(months => p.retention_months)
        limit 1000) old
      group by old.customer_id
    loop
      delete from page_responses r where r.customer_id = v_customer and r.id = any(v_ids);
      get diagnostics v_part = row_count;
      v_gone := v_gone + v_part;
    end loop;
    return v_gone;
  end $$;

create or replace function prune_campaigns() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid;
    v_ids uuid[];
    v_words text[];
    v_part integer;
    v_gone integer := prune_old('campaign_events', $condition$created_at < now() - interval '400 days'$condition$, 5000);
  begin
    for v_customer, v_ids in
      select old.customer_id, array_agg(old.id) from (
        select r.customer_id, r.id from campaign_recipients r
        where r.contact_id is not null and r.changed_at < now() - interval '400 days' and r.state not in ('queued', 'dispatching')
        limit 5000) old
      group by old.customer_id
    loop
      select array_agg(r.id), array_agg(r.click_word) filter (where r.click_word is not null) into v_ids, v_words from (
        select id, click_word from campaign_recipients c
        where c.customer_id = v_customer and c.id = any(v_ids) and c.contact_id is not null
          and c.state not in ('queued', 'dispatching')
        for no key update skip locked) r;
      update campaign_recipients set contact_id = null, message_id = null, words = null, click_word = null, visit_id = null,
        review_id = null, certainty = null
      where customer_id = v_customer and id = any(v_ids);
      get diagnostics v_part = row_count;
      v_gone := v_gone + v_part;
      delete from directory.campaign_links where word = any(v_words);
    end loop;
    return v_gone;
  end $$;
