-- The domain that a business shows its pages and links on. A request names it before anybody knows whose it is. Several may wish
-- for the same one; only one has it, by a record in its DNS.
create table directory.custom_domains (
  customer_id   uuid primary key,
  domain        text not null check (domain = lower(domain) and length(domain) <= 253),
  proof         text not null default replace(gen_random_uuid()::text, '-', ''),
  created_at    timestamptz(3) not null default now(),
  check_at      timestamptz(3) not null default now(),
  checked_at    timestamptz(3),
  has_cname     boolean not null default false,
  has_txt       boolean not null default false,
  verified_at   timestamptz(3),
  active_at     timestamptz(3),
  failing_since timestamptz(3),
  removed_at    timestamptz(3)
);
create unique index custom_domains_one_customer on directory.custom_domains (domain) where verified_at is not null;
create index custom_domains_due on directory.custom_domains (check_at) where removed_at is null;
alter table directory.custom_domains enable row level security;
alter table directory.custom_domains force row level security;
create policy own_customer on directory.custom_domains
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy lookup on directory.custom_domains for select to goodword_lookup using (true);
create policy janitor on directory.custom_domains to goodword_janitor using (true);
grant select, insert, update, delete on directory.custom_domains to goodword_app;
grant select on directory.custom_domains to goodword_lookup;
grant select (customer_id), delete on directory.custom_domains to goodword_janitor;

create function find_domain_owner(p_domain text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select customer_id from directory.custom_domains where domain = p_domain and verified_at is not null $$;

create function find_due_domains(p_limit integer) returns table (customer_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select d.customer_id from directory.custom_domains d
    where d.removed_at is null and d.check_at <= now() order by d.check_at limit p_limit
  $$;

grant create on schema public to goodword_lookup;
alter function find_domain_owner(text) owner to goodword_lookup;
alter function find_due_domains(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_domain_owner(text), find_due_domains(integer) from public;
grant execute on function find_domain_owner(text), find_due_domains(integer) to goodword_app;
