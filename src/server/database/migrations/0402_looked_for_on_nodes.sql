-- Where customers are spread over nodes, a function in SQL cannot hand its values over to them; one in PL/pgSQL can. These look up what
-- they did before, in the same words.
do $$
declare
  v_old record;
begin
  for v_old in
    select p.oid, p.proname as name, pg_get_function_arguments(p.oid) as arguments, pg_get_function_result(p.oid) as result,
      btrim(p.prosrc, E' \n;') as words, p.proretset as is_set,
      case p.provolatile when 's' then 'stable' else 'volatile' end as volatility
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and l.lanname = 'sql' and p.proname = any (array[
      'find_disputes_saying', 'find_due_deliveries', 'find_due_digests', 'find_due_disputes', 'find_due_reputation_reports', 'find_due_response_targets', 'find_due_syncs',
      'find_due_trials', 'find_ending_providers', 'find_erasure', 'find_integrations_of_listing', 'find_invitations_for',
      'find_left_clicks', 'find_left_scans', 'find_long_syncs', 'find_overdue_campaigns', 'find_overdue_responses',
      'find_stranded_disputes', 'find_stranded_replies', 'find_stranded_webhooks', 'find_unchecked_providers'])
  loop
    execute format('create or replace function %I(%s) returns %s language plpgsql %s security definer '
      || 'set search_path = pg_catalog, public, pg_temp as %L', v_old.name, v_old.arguments, v_old.result, v_old.volatility,
      E'\n  #variable_conflict use_column\n  begin\n    '
      || case when v_old.is_set then 'return query ' || v_old.words else 'return (' || v_old.words || ')' end || E';\n  end ');
  end loop;
end $$;

-- Whose session was seen: the person's, the directory's and the customer's row, one after the other.
create or replace function touch_session(p_session_id uuid, p_user_id uuid, p_customer_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    update auth.sessions set last_seen_at = now(),
        longest_idle_seconds = greatest(longest_idle_seconds, least(extract(epoch from now() - last_seen_at), 2147483647)::integer)
      where id = p_session_id;
    update directory.memberships set used_at = now() where user_id = p_user_id and customer_id = p_customer_id;
    update team_members set last_active = now() where customer_id = p_customer_id and user_id = p_user_id;
  end $$;

-- An administrator's look at a customer: who looks stays in one place, whom they look at need not.
create or replace function find_customer_view(p_session_id uuid, p_customer_id uuid) returns json
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_ends_at timestamptz;
  begin
    select v.ends_at into v_ends_at from customer_views v join admin_users a on a.user_id = v.user_id
      where v.session_id = p_session_id and v.viewed_id = p_customer_id and v.ends_at > now();
    if not found then return null; end if;
    return (
      select json_build_object('customer_id', c.id, 'customer_status', c.status, 'customer_tier', c.subscription_tier,
        'company_name', c.company_name, 'is_named', c.is_named, 'is_demo', c.is_demo, 'trial_ends_at', c.trial_ends_at,
        'general', t.general, 'ends_at', v_ends_at)
      from customers c left join customer_settings t on t.customer_id = c.id where c.id = p_customer_id);
  end $$;

-- The customers that have something to be done, in the order of their ids: from one to the next, by the index.
create or replace function find_customers_to_analyze(p_after uuid, p_limit integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid := p_after;
  begin
    for place in 1 .. p_limit loop
      select r.customer_id into v_customer from reviews r
        where r.analyzed_at is null and r.customer_id > v_customer order by r.customer_id limit 1;
      exit when not found;
      return next v_customer;
    end loop;
  end $$;

create or replace function find_customers_with_left_runs(p_after uuid, p_limit integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid := p_after;
  begin
    for place in 1 .. p_limit loop
      select r.customer_id into v_customer from automation_runs r join customers c on c.id = r.customer_id
        where r.outcome in ('waiting', 'drafting') and r.created_at < now() - interval '5 minutes'
          and r.customer_id > v_customer and c.status in ('active', 'trialing')
        order by r.customer_id limit 1;
      exit when not found;
      return next v_customer;
    end loop;
  end $$;

create or replace function contact_state(p_customer uuid, p_contact uuid, p_channel text, p_key bytea) returns text
  language plpgsql stable
  as $$
  begin
    if p_key is null then return 'none'; end if;
    if exists (select 1 from contact_suppressions s where s.customer_id = p_customer and s.address_key = p_key) then
      return 'suppressed';
    end if;
    return coalesce((
      select k.action from contact_consents k
      where k.customer_id = p_customer and k.contact_id = p_contact and k.channel = p_channel and k.address_key = p_key
      order by k.created_at desc limit 1), 'none');
  end $$;

create or replace function permission_exceptions(p_customer_id uuid, p_member_id uuid) returns jsonb
  language plpgsql stable
  as $$
  begin
    return (
      select jsonb_object_agg(p.permission_id, p.is_granted) from team_member_permissions p
      where p.customer_id = p_customer_id and p.team_member_id = p_member_id);
  end $$;

-- What is said of these contacts now, read first: what a function finds in other rows may not stand in an update of many.
create function refresh_contact_states(p_customer uuid, p_ids uuid[]) returns void language plpgsql as $$
  declare
    v_ids uuid[];
    v_email_states text[];
    v_sms_states text[];
  begin
    select array_agg(c.id), array_agg(contact_state(c.customer_id, c.id, 'email', c.email_key)),
        array_agg(contact_state(c.customer_id, c.id, 'sms', c.phone_key))
      into v_ids, v_email_states, v_sms_states
      from contacts c where c.customer_id = p_customer and c.id = any(p_ids);
    update contacts c set email_state = n.email_state, sms_state = n.sms_state
      from unnest(v_ids, v_email_states, v_sms_states) as n (id, email_state, sms_state)
      where c.customer_id = p_customer and c.id = n.id;
  end $$;

-- Whatever the time zone, a second is as long: adding an interval, which may be one of days, is not that certain to the database.
create function seconds_after(p_at timestamptz, p_seconds double precision) returns timestamptz
  language plpgsql immutable strict parallel safe
  as $$ begin return p_at + make_interval(secs => p_seconds); end $$;

create or replace function release_sso_people(p_provider_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if not exists (select 1 from sso_providers p where p.id = p_provider_id and p.customer_id = current_customer()) then
      return;
    end if;
    update auth.users set is_sso = false
      where id in (select i.user_id from auth.identities i where i.provider = 'sso:' || p_provider_id);
    delete from auth.identities where provider = 'sso:' || p_provider_id;
  end $$;

-- What a QR code leads to: the customer is a value of its own in each part of the statement.
do $$
declare
  v_now text := pg_get_functiondef('find_qr_codes(text[])'::regprocedure);
  v_then text := replace(replace(replace(v_now, 'h.customer_id = q.customer_id', 'h.customer_id = v_entry.customer_id'),
    's.customer_id = q.customer_id', 's.customer_id = v_entry.customer_id'), 'c.id = q.customer_id', 'c.id = v_entry.customer_id');
begin
  if v_then = v_now then raise exception 'find_qr_codes has no such conditions'; end if;
  execute v_then;
end $$;

do $$
declare
  v_now text := pg_get_functiondef('find_campaign_links(text[])'::regprocedure);
  v_then text := replace(replace(v_now, 'h.customer_id = g.customer_id', 'h.customer_id = v_entry.customer_id'),
    'l.customer_id = g.customer_id', 'l.customer_id = v_entry.customer_id');
begin
  if v_then = v_now then raise exception 'find_campaign_links has no such conditions'; end if;
  execute v_then;
end $$;

-- Whose time is over is looked for everywhere, and held where it is.
do $$
declare
  v_now text := pg_get_functiondef('erase_closed_customer()'::regprocedure);
  v_then text := replace(v_now,
    'select c.id into v_customer from customers c where c.erase_at <= now() order by c.erase_at limit 1 for update skip locked;',
    'select c.id into v_customer from customers c where c.erase_at <= now() order by c.erase_at limit 1;
    select c.id into v_customer from customers c where c.id = v_customer and c.erase_at <= now() for update skip locked;');
begin
  if v_then = v_now then raise exception 'erase_closed_customer has no such look'; end if;
  execute v_then;
end $$;

-- As a program writes a time, whatever is set for people.
create function iso_text(p_at timestamptz) returns text language plpgsql immutable strict parallel safe
  as $$ begin return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'); end $$;
