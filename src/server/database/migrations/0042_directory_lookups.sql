-- Look-ups by way of the directory: first the person or the word, in auth and the directory, then the tables of the one customer.
-- No statement joins the two.

-- Who a session belongs to: the person, their administrator role, and their place in one customer: the one the request names, else
-- the one used last that they are active in. No row: no such session, or one that was left alone too long or is too old.
drop function find_session_owner(uuid, uuid);
create function find_session_owner(p_session_id uuid, p_user_id uuid, p_customer_id uuid)
  returns table (
    email text, last_seen_at timestamptz, owes_factor boolean, admin_role text, admin_name text, admin_language text,
    customer_id uuid, member_id uuid, member_name text, member_language text, role text, customer_status text,
    customer_tier text, timeout_minutes integer
  )
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_started_at timestamptz;
    v_customer uuid;
    v_security jsonb;
  begin
    select u.email, s.last_seen_at, s.created_at, s.aal = 'aal1' and exists (
        select from auth.factors f where f.user_id = u.id and f.status = 'verified'), a.role, a.name, a.language
      into email, last_seen_at, v_started_at, owes_factor, admin_role, admin_name, admin_language
      from auth.sessions s join auth.users u on u.id = s.user_id left join admin_users a on a.user_id = u.id
      where s.id = p_session_id and s.user_id = p_user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now());
    if not found then return; end if;
    for v_customer in
      select d.customer_id from directory.memberships d
      where d.user_id = p_user_id and (p_customer_id is null or d.customer_id = p_customer_id)
      order by d.used_at desc, d.customer_id
    loop
      select c.id, m.id, m.name, m.language, m.role, c.status, c.subscription_tier, t.security
        into customer_id, member_id, member_name, member_language, role, customer_status, customer_tier, v_security
        from team_members m join customers c on c.id = m.customer_id
        left join customer_settings t on t.customer_id = m.customer_id
        where m.customer_id = v_customer and m.user_id = p_user_id and m.status = 'active';
      exit when found;
    end loop;
    timeout_minutes := coalesce((v_security ->> 'sessionTimeout')::integer, case when customer_id is null then 720 else 30 end);
    if last_seen_at > now() - make_interval(mins => timeout_minutes)
      and v_started_at > now() - make_interval(days => coalesce((v_security ->> 'sessionMaxDays')::integer, 30)) then
      return next;
    end if;
  end $$;

-- The person did something, for one of their customers. At most once a minute, as the caller sees to.
drop function touch_session(uuid);
create function touch_session(p_session_id uuid, p_user_id uuid, p_customer_id uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update auth.sessions set last_seen_at = now() where id = p_session_id;
    update directory.memberships set used_at = now() where user_id = p_user_id and customer_id = p_customer_id;
  $$;

-- Where a person belongs, the customer used last first; for the auth service, and for the list people choose from.
create function find_memberships(p_user_id uuid)
  returns table (
    customer_id uuid, member_id uuid, member_name text, language text, role text, is_active boolean, company_name text,
    timeout_minutes integer, max_days integer
  )
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid;
  begin
    for v_customer in
      select d.customer_id from directory.memberships d where d.user_id = p_user_id order by d.used_at desc, d.customer_id
    loop
      return query
        select c.id, m.id, m.name, m.language, m.role, m.status = 'active', c.company_name,
          coalesce((t.security ->> 'sessionTimeout')::integer, 30), coalesce((t.security ->> 'sessionMaxDays')::integer, 30)
        from team_members m join customers c on c.id = m.customer_id
        left join customer_settings t on t.customer_id = m.customer_id
        where m.customer_id = v_customer and m.user_id = p_user_id;
    end loop;
  end $$;
drop function find_customer_of_user(uuid);
drop function find_session_limits_of_user(uuid);
drop function find_language_of_user(uuid);
drop function is_customer_owner(uuid);
grant select (language) on admin_users to goodword_auth;

-- The provider that speaks for a domain, or the one with an id; asked before anybody is signed in.
drop function find_sso_provider(text, uuid);
create function find_sso_provider(p_domain text, p_id uuid)
  returns table (
    customer_id uuid, id uuid, kind text, issuer text, entry_point text, certificate text, client_id text,
    client_secret text, domains text[], subscription_tier text, customer_status text
  )
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid;
    v_provider uuid;
    v_domains text[];
  begin
    select d.customer_id, d.provider_id into v_customer, v_provider from directory.sso_domains d
      where case when p_id is null then d.domain = lower(p_domain) else d.provider_id = p_id end limit 1;
    v_domains := array(select d.domain from directory.sso_domains d where d.provider_id = v_provider order by d.domain);
    return query
      select p.customer_id, p.id, p.kind, p.issuer, p.entry_point, p.certificate, p.client_id, p.client_secret, v_domains,
        c.subscription_tier, c.status
      from sso_providers p join customers c on c.id = p.customer_id
      where p.customer_id = v_customer and p.id = v_provider;
  end $$;

-- Whose link this is, before anybody is known.
drop function find_reply_link(bytea);
create function find_reply_link(p_word_hash bytea) returns table (customer_id uuid, link_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select d.customer_id, d.link_id from directory.reply_links d where d.word_hash = p_word_hash $$;

-- The last to ask is the one the browser tells.
create or replace function release_push_endpoint(p_endpoint text, p_user_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_held directory.push_endpoints;
  begin
    select * into v_held from directory.push_endpoints d where d.endpoint = p_endpoint for update;
    if not found or v_held.customer_id = current_customer() and exists (
      select from push_subscriptions s
      where s.customer_id = v_held.customer_id and s.id = v_held.subscription_id and s.user_id = p_user_id)
    then return;
    end if;
    delete from push_subscriptions s where s.customer_id = v_held.customer_id and s.id = v_held.subscription_id;
    delete from directory.push_endpoints d where d.endpoint = p_endpoint;
  end $$;

-- Of these sessions, those in which a person of the current customer is still signed in. One who only has not been seen for a while
-- is: pushes are for those who are away. One that has lasted as long as the customer's settings allow is over.
drop function is_session_kept(uuid);
create function find_kept_sessions(p_session_ids uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_max_days integer;
  begin
    select (t.security ->> 'sessionMaxDays')::integer into v_max_days from customer_settings t
      where t.customer_id = current_customer();
    return query
      select s.id from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = any(p_session_ids) and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
        and s.created_at > now() - make_interval(days => coalesce(v_max_days, 30));
  end $$;

-- Sessions end here, however they do, and with each the browser that was told for as long as it lasted. The lock comes first:
-- nobody registers a browser meanwhile.
create function end_sessions(p_session_ids uuid[]) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_held directory.push_endpoints;
    v_ended integer;
  begin
    perform from auth.sessions s where s.id = any(p_session_ids) order by s.id for update;
    for v_held in delete from directory.push_endpoints d where d.session_id = any(p_session_ids) returning d.* loop
      delete from push_subscriptions s where s.customer_id = v_held.customer_id and s.id = v_held.subscription_id;
    end loop;
    delete from auth.sessions s where s.id = any(p_session_ids);
    get diagnostics v_ended = row_count;
    return v_ended;
  end $$;
revoke delete on auth.sessions from goodword_auth, goodword_janitor;
grant delete on auth.sessions to goodword_lookup;
grant select on directory.sso_domains to goodword_lookup;

grant create on schema public to goodword_lookup;
alter function find_session_owner(uuid, uuid, uuid) owner to goodword_lookup;
alter function touch_session(uuid, uuid, uuid) owner to goodword_lookup;
alter function find_memberships(uuid) owner to goodword_lookup;
alter function find_sso_provider(text, uuid) owner to goodword_lookup;
alter function find_reply_link(bytea) owner to goodword_lookup;
alter function find_kept_sessions(uuid[]) owner to goodword_lookup;
alter function end_sessions(uuid[]) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;

revoke execute on function find_session_owner(uuid, uuid, uuid), touch_session(uuid, uuid, uuid), find_memberships(uuid),
  find_sso_provider(text, uuid), find_reply_link(bytea), find_kept_sessions(uuid[]), end_sessions(uuid[]) from public;
grant execute on function find_session_owner(uuid, uuid, uuid), touch_session(uuid, uuid, uuid), find_memberships(uuid),
  find_reply_link(bytea), find_kept_sessions(uuid[]) to goodword_app;
grant execute on function find_memberships(uuid), find_sso_provider(text, uuid), end_sessions(uuid[]) to goodword_auth;
grant execute on function end_sessions(uuid[]) to goodword_janitor;

-- As before, by way of end_sessions.
create or replace function prune_expired() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer := 0;
    part integer;
  begin
    delete from live_events where ctid in (
      select ctid from live_events where created_at < now() - interval '2 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from idempotency_keys where ctid in (
      select ctid from idempotency_keys where created_at < now() - interval '7 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from rate_limits where ctid in (
      select ctid from rate_limits where window_at < now() - interval '2 hours' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from mail_outbox where ctid in (
      select ctid from mail_outbox where settled_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from sms_outbox where ctid in (
      select ctid from sms_outbox where settled_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from contact_messages where ctid in (
      select ctid from contact_messages where created_at < now() - interval '365 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    gone := gone + end_sessions(array(
      select id from auth.sessions where refreshed_at < now() - interval '30 days' limit 5000));
    delete from auth.flow_states where ctid in (
      select ctid from auth.flow_states where created_at < now() - interval '2 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from auth.factor_challenges where ctid in (
      select ctid from auth.factor_challenges where created_at < now() - interval '1 day' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from auth.audit_events where ctid in (
      select ctid from auth.audit_events where created_at < now() - interval '365 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    update auth.audit_events set ip = null, user_agent = null where ctid in (
      select ctid from auth.audit_events
      where created_at < now() - interval '30 days' and (ip is not null or user_agent is not null) limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;

-- As before, and the directory's part of links that no longer work.
create or replace function prune_notifications() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer := 0;
    part integer;
  begin
    delete from notification_deliveries where ctid in (
      select ctid from notification_deliveries where settled_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from notifications where ctid in (
      select ctid from notifications where read_at < now() - interval '90 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from notifications where ctid in (
      select ctid from notifications where read_at is null and created_at < now() - interval '180 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from alert_drafts where ctid in (
      select ctid from alert_drafts where begun_at < now() - interval '1 day' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from directory.reply_links where ctid in (
      select ctid from directory.reply_links where expires_at < now() - interval '30 days' limit 5000);
    delete from reply_links where ctid in (
      select ctid from reply_links where expires_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;
