-- Single sign-on: the identity provider a customer brings along, and the mail domains whose people it speaks for.
create table sso_providers (
  customer_id   uuid not null references customers (id) on delete cascade,
  id            uuid not null default gen_random_uuid(),
  kind          text not null check (kind in ('saml', 'oidc')),
  -- The name the provider gives itself: SAML's entity id, OIDC's issuer address.
  issuer        text not null check (length(issuer) between 1 and 2000),
  entry_point   text,
  certificate   text,
  client_id     text,
  client_secret text,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (customer_id, id),
  -- SAML has the first pair, OpenID Connect the second.
  check (num_nonnulls(entry_point, certificate) in (0, 2)),
  check (num_nonnulls(client_id, client_secret) in (0, 2)),
  check (num_nonnulls(entry_point, client_id) = 1)
);
alter table sso_providers enable row level security;
alter table sso_providers force row level security;
create policy own_customer on sso_providers using (customer_id = current_customer()) with check (customer_id = current_customer());

create unique index sso_providers_one_a_customer on sso_providers (customer_id);
create unique index sso_providers_id on sso_providers (id);

create table sso_domains (
  customer_id uuid not null,
  domain      text not null check (domain = lower(domain) and domain ~ '^[a-z0-9.-]+\.[a-z0-9-]+$'),
  provider_id uuid not null,
  created_at  timestamptz not null default now(),
  primary key (customer_id, domain),
  foreign key (customer_id, provider_id) references sso_providers (customer_id, id) on delete cascade
);
alter table sso_domains enable row level security;
alter table sso_domains force row level security;
create policy own_customer on sso_domains using (customer_id = current_customer()) with check (customer_id = current_customer());

-- A domain speaks for one customer, whoever that is.
create unique index sso_domains_one_customer on sso_domains (domain);

grant select, insert, update, delete on sso_providers to goodword_app;
grant select, insert, delete on sso_domains to goodword_app;
grant select on sso_providers, sso_domains to goodword_lookup;
-- An administrator of the platform is never let in on a customer's word.
grant select (user_id) on admin_users to goodword_auth;

create policy lookup on sso_providers for select to goodword_lookup using (true);
create policy lookup on sso_domains for select to goodword_lookup using (true);

-- The provider that speaks for a domain, or the one with an id; asked before anybody is signed in.
create function find_sso_provider(p_domain text, p_id uuid)
  returns table (
    customer_id uuid, id uuid, kind text, issuer text, entry_point text, certificate text, client_id text,
    client_secret text, domains text[], subscription_tier text, customer_status text
  )
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select p.customer_id, p.id, p.kind, p.issuer, p.entry_point, p.certificate, p.client_id, p.client_secret,
      array(select d.domain from sso_domains d where d.provider_id = p.id order by d.domain),
      c.subscription_tier, c.status
    from sso_providers p join customers c on c.id = p.customer_id
    where p.id = coalesce(p_id, (select d.provider_id from sso_domains d where d.domain = lower(p_domain)))
  $$;

-- The address a person has shown to be theirs; no row when they have none.
create function find_confirmed_email(p_user_id uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select u.email from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null $$;

-- A customer gives up its provider: its people keep their accounts and look after them by themselves again.
create function release_sso_people(p_provider_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if not exists (select from sso_providers p where p.id = p_provider_id and p.customer_id = current_customer()) then
      return;
    end if;
    update auth.users set is_sso = false
      where id in (select i.user_id from auth.identities i where i.provider = 'sso:' || p_provider_id);
    delete from auth.identities where provider = 'sso:' || p_provider_id;
  end $$;

create index identities_of_provider on auth.identities (provider) where provider like 'sso:%';
-- Finds whose verified address at another provider this is.
create index identities_address on auth.identities (lower(identity_data ->> 'email'))
  where provider not in ('email', 'phone');
grant select on auth.identities to goodword_lookup;
grant delete on auth.identities to goodword_lookup;
grant update (is_sso) on auth.users to goodword_lookup;

grant create on schema public to goodword_lookup;
alter function find_sso_provider(text, uuid) owner to goodword_lookup;
alter function find_confirmed_email(uuid) owner to goodword_lookup;
alter function release_sso_people(uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;

revoke execute on function find_sso_provider(text, uuid), find_confirmed_email(uuid), release_sso_people(uuid) from public;
grant execute on function find_sso_provider(text, uuid) to goodword_auth;
grant execute on function find_confirmed_email(uuid), release_sso_people(uuid) to goodword_app;
