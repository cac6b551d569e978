-- From when on somebody has the days that a customer gives its people to set up their second step.
alter table directory.memberships add column joined_at timestamptz not null default now();

-- As before, and: from where the customer lets its people in, and by when this one must have a second step.
drop function find_session_owner(uuid, uuid, uuid);
create function find_session_owner(p_session_id uuid, p_user_id uuid, p_customer_id uuid)
  returns table (
    email text, last_seen_at timestamptz, owes_factor boolean, admin_role text, admin_name text, admin_language text,
    customer_id uuid, member_id uuid, member_name text, member_language text, role text, customer_status text,
    customer_tier text, timeout_minutes integer, company_name text, is_named boolean, is_demo boolean, trial_ends_at timestamptz,
    general jsonb, customer_count integer, exceptions jsonb, reply_approval text, approval_rule text, ip_whitelist jsonb,
    factor_due_at timestamptz
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
    v_joined_at timestamptz;
  begin
    select u.email, s.last_seen_at, s.created_at, s.longest_idle_seconds, s.is_remembered, s.aal = 'aal1' and exists (
        select from auth.factors f where f.user_id = u.id and f.status = 'verified'), a.role, a.name, a.language
      into email, last_seen_at, v_started_at, v_longest_idle, v_is_remembered, owes_factor, admin_role, admin_name, admin_language
      from auth.sessions s join auth.users u on u.id = s.user_id left join admin_users a on a.user_id = u.id
      where s.id = p_session_id and s.user_id = p_user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now());
    if not found then return; end if;
    customer_count := (select count(*) from directory.memberships d where d.user_id = p_user_id);
    for v_customer, v_joined_at in
      select d.customer_id, d.joined_at from directory.memberships d
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
    ip_whitelist := v_security -> 'ipWhitelist';
    -- One condition in the other: together they would be a statement of their own, for everybody.
    if v_security ->> 'twoFactorSince' is not null then
      if not exists (select from auth.factors f where f.user_id = p_user_id and f.status = 'verified') then
        factor_due_at := greatest((v_security ->> 'twoFactorSince')::timestamptz, v_joined_at) + interval '7 days';
      end if;
    end if;
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

grant create on schema public to goodword_lookup;
alter function find_session_owner(uuid, uuid, uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_session_owner(uuid, uuid, uuid) from public;
grant execute on function find_session_owner(uuid, uuid, uuid) to goodword_app;
