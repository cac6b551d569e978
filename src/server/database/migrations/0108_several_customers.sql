-- A person may belong to several customers. Who registers twice at the same moment is decided by the account's own row.
drop index directory.memberships_one_a_user;

-- One session serves all of them, and each has a timeout of its own: what keeps the session alive for one customer must not make
-- another forget that it was left alone for too long.
alter table auth.sessions add column longest_idle_seconds integer not null default 0;
grant update (longest_idle_seconds) on auth.sessions to goodword_lookup;

create or replace function touch_session(p_session_id uuid, p_user_id uuid, p_customer_id uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update auth.sessions set last_seen_at = now(),
        longest_idle_seconds = greatest(longest_idle_seconds, least(extract(epoch from now() - last_seen_at), 2147483647)::integer)
      where id = p_session_id;
    update directory.memberships set used_at = now() where user_id = p_user_id and customer_id = p_customer_id;
    update team_members set last_active = now() where customer_id = p_customer_id and user_id = p_user_id;
  $$;

-- As before, and: whose replies wait for approval; and whoever names a customer that is not theirs is held to the limits of their own.
drop function find_session_owner(uuid, uuid, uuid);
create function find_session_owner(p_session_id uuid, p_user_id uuid, p_customer_id uuid)
  returns table (
    email text, last_seen_at timestamptz, owes_factor boolean, admin_role text, admin_name text, admin_language text,
    customer_id uuid, member_id uuid, member_name text, member_language text, role text, customer_status text,
    customer_tier text, timeout_minutes integer, company_name text, is_named boolean, is_demo boolean, trial_ends_at timestamptz,
    general jsonb, customer_count integer, exceptions jsonb, reply_approval text, approval_rule text
  )
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_started_at timestamptz;
    v_longest_idle integer;
    v_is_remembered boolean;
    v_lasts_with_use boolean;
    v_customer uuid;
    v_security jsonb;
    v_has_place boolean;
  begin
    select u.email, s.last_seen_at, s.created_at, s.longest_idle_seconds, s.is_remembered, s.aal = 'aal1' and exists (
        select from auth.factors f where f.user_id = u.id and f.status = 'verified'), a.role, a.name, a.language
      into email, last_seen_at, v_started_at, v_longest_idle, v_is_remembered, owes_factor, admin_role, admin_name, admin_language
      from auth.sessions s join auth.users u on u.id = s.user_id left join admin_users a on a.user_id = u.id
      where s.id = p_session_id and s.user_id = p_user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now());
    if not found then return; end if;
    customer_count := (select count(*) from directory.memberships d where d.user_id = p_user_id);
    for v_customer in
      select d.customer_id from directory.memberships d
      where d.user_id = p_user_id and (p_customer_id is null or d.customer_id = p_customer_id)
      order by d.used_at desc, d.customer_id
    loop
      select c.id, m.id, m.name, m.language, m.role, c.status, c.subscription_tier, c.company_name, c.is_named, c.is_demo,
          c.trial_ends_at, t.general, t.security, permission_exceptions(m.customer_id, m.id), m.reply_approval,
          t.automation ->> 'replyApproval'
        into customer_id, member_id, member_name, member_language, role, customer_status, customer_tier, company_name, is_named,
          is_demo, trial_ends_at, general, v_security, exceptions, reply_approval, approval_rule
        from team_members m join customers c on c.id = m.customer_id
        left join customer_settings t on t.customer_id = m.customer_id
        where m.customer_id = v_customer and m.user_id = p_user_id and m.status = 'active';
      exit when found;
    end loop;
    v_has_place := customer_id is not null;
    if not v_has_place and p_customer_id is not null then
      for v_customer in
        select d.customer_id from directory.memberships d where d.user_id = p_user_id order by d.used_at desc, d.customer_id
      loop
        select t.security into v_security
          from team_members m left join customer_settings t on t.customer_id = m.customer_id
          where m.customer_id = v_customer and m.user_id = p_user_id and m.status = 'active';
        v_has_place := found;
        exit when found;
      end loop;
    end if;
    v_lasts_with_use := v_is_remembered and v_has_place
      and not coalesce((v_security ->> 'isTimeoutForRemembered')::boolean, false);
    timeout_minutes := case
      when not v_has_place then 720
      when v_lasts_with_use then 43200
      else coalesce((v_security ->> 'sessionTimeout')::integer, 30) end;
    if last_seen_at > now() - make_interval(mins => timeout_minutes) and v_longest_idle < timeout_minutes * 60
      and (v_lasts_with_use
        or v_started_at > now() - make_interval(days => coalesce((v_security ->> 'sessionMaxDays')::integer, 30))) then
      return next;
    end if;
  end $$;

-- A browser shows what each of its person's customers has to tell; for somebody else it is free only where it is the same browser.
alter table directory.push_endpoints drop constraint push_endpoints_pkey;
alter table directory.push_endpoints add constraint push_endpoints_pkey primary key (endpoint, customer_id);

create or replace function release_push_endpoint(p_endpoint text, p_user_id uuid, p_keys_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_held directory.push_endpoints;
  begin
    -- No key decides any more who was first: people of two customers come one after the other.
    perform pg_advisory_xact_lock(hashtextextended(p_endpoint, 0));
    for v_held in select * from directory.push_endpoints d where d.endpoint = p_endpoint for update loop
      continue when exists (
        select from push_subscriptions s
        where s.customer_id = v_held.customer_id and s.id = v_held.subscription_id and s.user_id = p_user_id);
      if v_held.keys_hash is distinct from p_keys_hash then return false; end if;
      delete from push_subscriptions s where s.customer_id = v_held.customer_id and s.id = v_held.subscription_id;
      delete from directory.push_endpoints d where d.endpoint = p_endpoint and d.customer_id = v_held.customer_id;
    end loop;
    return true;
  end $$;

grant create on schema public to goodword_lookup;
alter function find_session_owner(uuid, uuid, uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_session_owner(uuid, uuid, uuid) from public;
grant execute on function find_session_owner(uuid, uuid, uuid) to goodword_app;
