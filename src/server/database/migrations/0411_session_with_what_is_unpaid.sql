-- As before, and since when a payment is missing: who one is was two looks for everybody who sees what is paid.
create or replace function find_session(p_session_id uuid, p_user_id uuid, p_customer_id uuid) returns json
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_email text;
    v_last_seen_at timestamptz;
    v_started_at timestamptz;
    v_longest_idle integer;
    v_is_remembered boolean;
    v_is_raised boolean;
    v_has_factor boolean;
    v_admin_role text;
    v_admin_name text;
    v_admin_language text;
    -- The one used last comes first.
    v_customers uuid[];
    v_customer uuid;
    v_place record;
    v_security jsonb;
    v_has_place boolean := false;
    v_lasts_with_use boolean;
    v_timeout_minutes integer;
    v_exceptions jsonb;
    v_locations uuid[];
    v_factor_due_at timestamptz;
  begin
    select u.email, s.last_seen_at, s.created_at, s.longest_idle_seconds, s.is_remembered, s.aal <> 'aal1', exists (
        select from auth.factors f where f.user_id = u.id and f.status = 'verified'), a.role, a.name, a.language, array(
        select d.customer_id from directory.memberships d where d.user_id = p_user_id order by d.used_at desc, d.customer_id)
      into v_email, v_last_seen_at, v_started_at, v_longest_idle, v_is_remembered, v_is_raised, v_has_factor, v_admin_role, v_admin_name,
        v_admin_language, v_customers
      from auth.sessions s join auth.users u on u.id = s.user_id left join admin_users a on a.user_id = u.id
      where s.id = p_session_id and s.user_id = p_user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now());
    if not found then return null; end if;
    -- What the row is made of must be known where nobody belongs anywhere, too.
    foreach v_customer in array v_customers || null::uuid loop
      continue when v_customer <> p_customer_id;
      select c.id, m.id as member_id, m.name as member_name, m.language, m.role, m.reply_approval, m.is_limited, m.is_resting, c.status,
          c.subscription_tier, c.company_name, c.is_named, c.is_demo, c.trial_ends_at, t.general, t.security,
          t.automation ->> 'replyApproval' as approval_rule, p.unpaid_since
        into v_place
        from team_members m join customers c on c.id = m.customer_id
        left join customer_settings t on t.customer_id = m.customer_id
        left join subscriptions p on p.customer_id = m.customer_id and p.state = 'past_due'
        where m.customer_id = v_customer and m.user_id = p_user_id and m.status = 'active';
      v_has_place := found;
      exit when v_has_place;
    end loop;
    v_security := v_place.security;
    -- An owner has whatever the role has, and sees everything.
    if v_place.role <> 'owner' then
      v_exceptions := permission_exceptions(v_place.id, v_place.member_id);
      if v_place.is_limited then
        v_locations := array(select l.location_id from team_member_locations l
          where l.customer_id = v_place.id and l.team_member_id = v_place.member_id);
      end if;
    end if;
    -- One condition in the other: together they would be a statement of their own, for everybody.
    if v_security ->> 'twoFactorSince' is not null then
      if not exists (select from auth.factors f where f.user_id = p_user_id and f.status = 'verified') then
        v_factor_due_at := greatest((v_security ->> 'twoFactorSince')::timestamptz, (select d.joined_at
          from directory.memberships d where d.user_id = p_user_id and d.customer_id = v_place.id)) + interval '7 days';
      end if;
    end if;
    if not v_has_place and p_customer_id is not null then
      foreach v_customer in array v_customers loop
        select t.security into v_security
          from team_members m left join customer_settings t on t.customer_id = m.customer_id
          where m.customer_id = v_customer and m.user_id = p_user_id and m.status = 'active';
        v_has_place := found;
        exit when found;
      end loop;
    end if;
    v_lasts_with_use := v_is_remembered and v_has_place and v_admin_role is null
      and not coalesce((v_security ->> 'isTimeoutForRemembered')::boolean, false);
    v_timeout_minutes := case
      when not v_has_place then 720
      when v_lasts_with_use then 43200
      else coalesce((v_security ->> 'sessionTimeout')::integer, 30) end;
    if v_admin_role is not null then v_timeout_minutes := least(v_timeout_minutes, 30); end if;
    if v_last_seen_at > now() - make_interval(mins => v_timeout_minutes) and v_longest_idle < v_timeout_minutes * 60
      and (v_lasts_with_use
        or v_started_at > now() - case when v_admin_role is not null then interval '8 hours'
          else make_interval(days => coalesce((v_security ->> 'sessionMaxDays')::integer, 30)) end) then
      return json_build_object(
        'email', v_email, 'last_seen_at', v_last_seen_at, 'timeout_minutes', v_timeout_minutes, 'owes_factor', v_has_factor and not v_is_raised,
        'has_factor', v_has_factor,
        'admin_role', v_admin_role, 'admin_name', v_admin_name, 'admin_language', v_admin_language,
        'customer_count', cardinality(v_customers), 'customer_id', v_place.id, 'member_id', v_place.member_id,
        'member_name', v_place.member_name, 'member_language', v_place.language, 'role', v_place.role,
        'reply_approval', v_place.reply_approval, 'approval_rule', v_place.approval_rule, 'exceptions', v_exceptions,
        'locations', v_locations, 'is_resting', v_place.is_resting, 'customer_status', v_place.status,
        'customer_tier', v_place.subscription_tier,
        'company_name', v_place.company_name, 'is_named', v_place.is_named, 'is_demo', v_place.is_demo,
        'trial_ends_at', v_place.trial_ends_at, 'general', v_place.general, 'ip_whitelist', v_place.security -> 'ipWhitelist',
        'factor_due_at', v_factor_due_at, 'unpaid_since', v_place.unpaid_since);
    end if;
    return null;
  end $$;
