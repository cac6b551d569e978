-- Social networks are connected by a visit. What a consent gives ends by itself, or is renewed before it does.
alter table provider_connections
  -- The network's own name for the page or the account that is posted as.
  add column place_id          text,
  add column token_expires_at  timestamptz(3),
  -- When it is due to be renewed; nothing where it cannot be.
  add column renew_at          timestamptz(3),
  add column renew_lease_until timestamptz(3),
  -- When people were told that it ends soon.
  add column expiry_told_at    timestamptz(3);
create unique index provider_connections_one_a_place on provider_connections (customer_id, provider_name, place_id)
  where place_id is not null;
create index provider_connections_to_renew on provider_connections (renew_at)
  where status = 'active' and renew_at is not null;
create index provider_connections_ending on provider_connections (token_expires_at)
  where status = 'active' and renew_at is null and token_expires_at is not null;

-- A person on their way to a network and back. Bound to the session and the customer; works once.
create table provider_authorizations (
  customer_id    uuid not null references customers (id) on delete cascade,
  id             uuid not null default gen_random_uuid(),
  user_id        uuid not null,
  session_id     uuid not null,
  provider_name  text not null check (provider_name in ('facebook', 'twitter', 'instagram', 'linkedin')),
  -- The connection that is connected anew.
  reconnects_id  uuid,
  state_hash     text not null,
  code_verifier  text not null,
  redirect_uri   text not null,
  -- Sealed: tokens and places, while some of several have to be chosen.
  granted        text,
  -- What came of it.
  connection_ids uuid[] not null default '{}',
  used_at        timestamptz,
  created_at     timestamptz not null default now(),
  primary key (customer_id, id)
);
create unique index provider_authorizations_by_state on provider_authorizations (customer_id, state_hash);
create index provider_authorizations_age on provider_authorizations (created_at);

do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table provider_authorizations enable row level security;
  alter table provider_authorizations force row level security;
  execute format('create policy own_customer on provider_authorizations using %s with check %1$s', v_own);
end $$;
create policy lookup on provider_authorizations for select to goodword_lookup using (true);
create policy janitor on provider_authorizations to goodword_janitor using (true);
grant select, insert, update on provider_authorizations to goodword_app;
grant select on provider_authorizations to goodword_lookup;
grant select, delete on provider_authorizations to goodword_janitor;

-- Those whose time has come: to be renewed, to be told of a week ahead, or at their end.
create function find_ending_providers(p_limit integer) returns table (customer_id uuid, connection_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    (select p.customer_id, p.id from provider_connections p
      where p.status = 'active' and p.renew_at is not null and p.renew_at <= now() order by p.renew_at limit p_limit)
    union all
    (select p.customer_id, p.id from provider_connections p
      where p.status = 'active' and p.renew_at is null and p.token_expires_at is not null
        and (p.token_expires_at <= now()
          or (p.token_expires_at <= now() + interval '7 days' and p.expiry_told_at is null))
      order by p.token_expires_at limit p_limit)
  $$;

create or replace function prune_provider_events() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
    part integer;
  begin
    delete from provider_events where ctid in (
      select ctid from provider_events where received_at < now() - interval '400 days' limit 5000);
    get diagnostics gone = row_count;
    delete from provider_authorizations where ctid in (
      select ctid from provider_authorizations where created_at < now() - interval '1 day' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;

grant create on schema public to goodword_lookup;
alter function find_ending_providers(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_ending_providers(integer) from public;
grant execute on function find_ending_providers(integer) to goodword_app;
