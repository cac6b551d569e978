-- What a member may do: the role brings most of it, and each member may have more or less. The code lists the same permissions.
create table permissions (
  id          text primary key,
  name        text not null,
  description text not null,
  category    text not null
);
insert into permissions (id, name, description, category) values
  ('reviews.view', 'See reviews', 'Read reviews, their replies and notes', 'reviews'),
  ('reviews.manage', 'Work on reviews', 'Assign, tag, flag and close reviews, and add reviews by hand', 'reviews'),
  ('replies.draft', 'Write replies', 'Write replies, which somebody else approves before they go out', 'reviews'),
  ('replies.publish', 'Publish replies', 'Send replies without approval, and approve those of others', 'reviews'),
  ('disputes.view', 'See disputes', 'Read disputes and incidents', 'disputes'),
  ('disputes.create', 'Open disputes', 'Open disputes and prepare their evidence', 'disputes'),
  ('disputes.file', 'File disputes', 'File disputes with the platforms', 'disputes'),
  ('disputes.resolve', 'Close disputes', 'Record how disputes ended, and reopen them', 'disputes'),
  ('qr-codes.view', 'See QR codes', 'See QR codes, pages and what visitors answered', 'marketing'),
  ('qr-codes.manage', 'Manage QR codes', 'Create, change and delete QR codes and pages', 'marketing'),
  ('campaigns.view', 'See campaigns', 'See campaigns and how they do', 'marketing'),
  ('campaigns.manage', 'Manage campaigns', 'Create, change and delete campaigns', 'marketing'),
  ('campaigns.send', 'Send campaigns', 'Send, activate and pause campaigns', 'marketing'),
  ('contacts.view', 'See contacts', 'See contacts and their consent', 'marketing'),
  ('contacts.manage', 'Manage contacts', 'Import, change and delete contacts', 'marketing'),
  ('calendar.view', 'See the calendar', 'See what is planned', 'marketing'),
  ('calendar.manage', 'Manage the calendar', 'Plan, move and cancel what is planned', 'marketing'),
  ('chat.use', 'Use the chat', 'Ask the assistant', 'marketing'),
  ('chat.manage', 'Manage the chat', 'Create and change chat flows', 'marketing'),
  ('activity.view', 'See the activity', 'See who did what', 'insights'),
  ('analytics.view', 'See analytics', 'See figures and reports', 'insights'),
  ('billing.view', 'See billing', 'See the plan and its invoices', 'workspace'),
  ('billing.manage', 'Manage billing', 'Change the plan and how it is paid', 'workspace'),
  ('integrations.view', 'See connections', 'See which platforms are connected', 'workspace'),
  ('integrations.manage', 'Manage connections', 'Connect and disconnect platforms', 'workspace'),
  ('settings.view', 'See settings', 'See the settings of the business', 'workspace'),
  ('settings.manage', 'Manage settings', 'Change the settings of the business', 'workspace'),
  ('team.view', 'See the team', 'See who belongs to the team', 'workspace'),
  ('team.manage', 'Manage the team', 'Invite, change and remove team members', 'workspace');
grant select on permissions to goodword_app, goodword_auth;

-- Only what differs from the role: what has been given beyond it, and what has been taken away.
create table team_member_permissions (
  customer_id    uuid not null,
  team_member_id uuid not null,
  permission_id  text not null,
  is_granted     boolean not null,
  primary key (customer_id, team_member_id, permission_id),
  foreign key (customer_id, team_member_id) references team_members (customer_id, id) on delete cascade
);
alter table team_member_permissions enable row level security;
alter table team_member_permissions force row level security;
create policy own_customer on team_member_permissions
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy lookup on team_member_permissions for select to goodword_lookup using (true);
grant select, insert, delete on team_member_permissions to goodword_app, goodword_auth;
grant select on team_member_permissions to goodword_lookup;

-- Nothing where the member is as their role is.
create function permission_exceptions(p_customer_id uuid, p_member_id uuid) returns jsonb language sql stable as $$
  select jsonb_object_agg(p.permission_id, p.is_granted) from team_member_permissions p
  where p.customer_id = p_customer_id and p.team_member_id = p_member_id
$$;

-- A face, painted anew. It is replaced as a whole, under an id of its own each time.
create table member_avatars (
  customer_id    uuid not null,
  id             uuid not null,
  team_member_id uuid not null,
  content        bytea not null,
  created_at     timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, team_member_id) references team_members (customer_id, id) on delete cascade
);
create index member_avatars_of_member on member_avatars (customer_id, team_member_id);
alter table member_avatars enable row level security;
alter table member_avatars force row level security;
create policy own_customer on member_avatars
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
grant select, insert, delete on member_avatars to goodword_app;
create function count_avatar() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then perform count_storage(new.customer_id, octet_length(new.content));
    else perform count_storage(old.customer_id, -octet_length(old.content));
    end if;
    return null;
  end $$;
create trigger count_storage after insert or delete on member_avatars for each row execute function count_avatar();

-- The team by name, and found by what stands in a name or an address.
alter table team_members add column words text generated always as (fold_words(name || ' ' || email)) stored;
create index team_members_by_name on team_members (customer_id, lower(name), id);

-- The look that finds the session brings what the member may.
drop function find_session_owner(uuid, uuid, uuid);
create function find_session_owner(p_session_id uuid, p_user_id uuid, p_customer_id uuid)
  returns table (
    email text, last_seen_at timestamptz, owes_factor boolean, admin_role text, admin_name text, admin_language text,
    customer_id uuid, member_id uuid, member_name text, member_language text, role text, customer_status text,
    customer_tier text, timeout_minutes integer, company_name text, is_named boolean, is_demo boolean, trial_ends_at timestamptz,
    general jsonb, customer_count integer, exceptions jsonb
  )
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_started_at timestamptz;
    v_is_remembered boolean;
    v_lasts_with_use boolean;
    v_customer uuid;
    v_security jsonb;
  begin
    select u.email, s.last_seen_at, s.created_at, s.is_remembered, s.aal = 'aal1' and exists (
        select from auth.factors f where f.user_id = u.id and f.status = 'verified'), a.role, a.name, a.language
      into email, last_seen_at, v_started_at, v_is_remembered, owes_factor, admin_role, admin_name, admin_language
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
          c.trial_ends_at, t.general, t.security, permission_exceptions(m.customer_id, m.id)
        into customer_id, member_id, member_name, member_language, role, customer_status, customer_tier, company_name, is_named,
          is_demo, trial_ends_at, general, v_security, exceptions
        from team_members m join customers c on c.id = m.customer_id
        left join customer_settings t on t.customer_id = m.customer_id
        where m.customer_id = v_customer and m.user_id = p_user_id and m.status = 'active';
      exit when found;
    end loop;
    v_lasts_with_use := v_is_remembered and customer_id is not null
      and not coalesce((v_security ->> 'isTimeoutForRemembered')::boolean, false);
    timeout_minutes := case
      when customer_id is null then 720
      when v_lasts_with_use then 43200
      else coalesce((v_security ->> 'sessionTimeout')::integer, 30) end;
    if last_seen_at > now() - make_interval(mins => timeout_minutes)
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

-- Seen is active, for the team's list: at most once a minute, as the caller sees to.
drop policy lookup on team_members;
create policy lookup on team_members to goodword_lookup using (true);
grant update (last_active) on team_members to goodword_lookup;
create or replace function touch_session(p_session_id uuid, p_user_id uuid, p_customer_id uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update auth.sessions set last_seen_at = now() where id = p_session_id;
    update directory.memberships set used_at = now() where user_id = p_user_id and customer_id = p_customer_id;
    update team_members set last_active = now() where customer_id = p_customer_id and user_id = p_user_id;
  $$;

-- Somebody of the current customer is suspended, or goes for good. Whoever has no other place is signed out everywhere.
create function close_place(p_user_id uuid, p_is_for_good boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if not exists (select from directory.memberships d where d.user_id = p_user_id and d.customer_id = current_customer()) then
      return;
    end if;
    if p_is_for_good then
      delete from directory.memberships d where d.user_id = p_user_id and d.customer_id = current_customer();
    end if;
    if not exists (select from directory.memberships d where d.user_id = p_user_id and d.customer_id <> current_customer())
      and not exists (select from admin_users a where a.user_id = p_user_id) then
      perform end_sessions(array(select s.id from auth.sessions s where s.user_id = p_user_id));
    end if;
  end $$;
grant delete on directory.memberships to goodword_lookup;
grant create on schema public to goodword_lookup;
alter function close_place(uuid, boolean) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function close_place(uuid, boolean) from public;
grant execute on function close_place(uuid, boolean) to goodword_app;
