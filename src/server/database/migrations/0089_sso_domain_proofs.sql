-- A domain is a customer's once a record in its DNS says so; until then the company's provider signs nobody of it in. Several
-- may ask for the same one, and only one can have it. Those that were given to the owner of a confirmed address there stay.
alter table directory.sso_domains
  add column proof text not null default replace(gen_random_uuid()::text, '-', ''),
  add column checked_at timestamptz,
  add column verified_at timestamptz;
-- The table's owner may be bound by its policy.
alter table directory.sso_domains no force row level security;
update directory.sso_domains set verified_at = created_at;
alter table directory.sso_domains force row level security;

alter table directory.sso_domains drop constraint sso_domains_pkey;
alter table directory.sso_domains add constraint sso_domains_pkey primary key (customer_id, domain);
drop index directory.sso_domains_of_customer;
create unique index sso_domains_one_customer on directory.sso_domains (domain) where verified_at is not null;
grant update on directory.sso_domains to goodword_app;

create or replace function find_sso_provider(p_domain text, p_id uuid)
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
      where d.verified_at is not null
        and case when p_id is null then d.domain = lower(p_domain) else d.provider_id = p_id end limit 1;
    v_domains := array(
      select d.domain from directory.sso_domains d
      where d.provider_id = v_provider and d.verified_at is not null order by d.domain);
    return query
      select p.customer_id, p.id, p.kind, p.issuer, p.entry_point, p.certificate, p.client_id, p.client_secret, v_domains,
        c.subscription_tier, c.status
      from sso_providers p join customers c on c.id = p.customer_id
      where p.customer_id = v_customer and p.id = v_provider;
  end $$;

-- The zone of the sandbox's own DNS.
create table sandbox.dns_records (
  name       text not null check (name = lower(name)),
  type       text not null check (type in ('TXT', 'CNAME')),
  value      text not null check (length(value) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (name, type, value)
);
grant select, insert, delete on sandbox.dns_records to goodword_sandbox;
