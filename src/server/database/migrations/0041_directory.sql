-- What must be found before the customer is known. A customer's tables can then live on different servers, each found by
-- customer_id alone: nothing in them is unique over all customers, and none of them points at auth. The directory stays in one
-- place beside auth, is written in the transaction of the change it tells of, and its keys decide races between customers.
create schema directory;
grant usage on schema directory to goodword_app, goodword_auth, goodword_lookup, goodword_janitor;

-- Who belongs where, whatever the state of their membership.
create table directory.memberships (
  user_id     uuid not null references auth.users (id),
  customer_id uuid not null,
  -- A session that names no customer is for the one used last.
  used_at     timestamptz not null default now(),
  constraint memberships_pkey primary key (user_id, customer_id)
);
-- A person belongs to one customer, until they can choose between several.
create unique index memberships_one_a_user on directory.memberships (user_id);
create index memberships_of_customer on directory.memberships (customer_id);

-- A browser's push address has one subscription, whoever sits before it, for as long as the session lasts.
create table directory.push_endpoints (
  endpoint        text primary key,
  customer_id     uuid not null,
  subscription_id uuid not null,
  session_id      uuid not null references auth.sessions (id)
);
create index push_endpoints_of_customer on directory.push_endpoints (customer_id, subscription_id);
create index push_endpoints_of_session on directory.push_endpoints (session_id);

create table directory.reply_links (
  word_hash   bytea primary key,
  customer_id uuid not null,
  link_id     uuid not null,
  expires_at  timestamptz not null
);
create index reply_links_of_customer on directory.reply_links (customer_id);
create index reply_links_expired on directory.reply_links (expires_at);

-- The tables' owner may be bound by their policies.
alter table team_members no force row level security;
alter table push_subscriptions no force row level security;
alter table reply_links no force row level security;
insert into directory.memberships (user_id, customer_id, used_at)
  select user_id, customer_id, coalesce(last_active, created_at) from team_members where user_id is not null;
insert into directory.push_endpoints select endpoint, customer_id, id, session_id from push_subscriptions;
insert into directory.reply_links select word_hash, customer_id, id, expires_at from reply_links;
alter table team_members force row level security;
alter table push_subscriptions force row level security;
alter table reply_links force row level security;

alter table directory.memberships enable row level security;
alter table directory.memberships force row level security;
create policy own_customer on directory.memberships using (customer_id = current_customer()) with check (customer_id = current_customer());
create policy lookup on directory.memberships to goodword_lookup using (true);
alter table directory.push_endpoints enable row level security;
alter table directory.push_endpoints force row level security;
create policy own_customer on directory.push_endpoints using (customer_id = current_customer()) with check (customer_id = current_customer());
create policy lookup on directory.push_endpoints to goodword_lookup using (true);
alter table directory.reply_links enable row level security;
alter table directory.reply_links force row level security;
create policy own_customer on directory.reply_links using (customer_id = current_customer()) with check (customer_id = current_customer());
create policy lookup on directory.reply_links for select to goodword_lookup using (true);
create policy janitor on directory.reply_links to goodword_janitor using (true);

grant select, insert on directory.memberships to goodword_app, goodword_auth;
grant select, insert, update, delete on directory.push_endpoints to goodword_app;
grant insert on directory.reply_links to goodword_app;
grant select, update on directory.memberships to goodword_lookup;
grant select, update, delete on directory.push_endpoints to goodword_lookup;
grant select on directory.reply_links to goodword_lookup;
grant select, delete on directory.reply_links to goodword_janitor;

-- The domains a customer's provider speaks for are all directory.
alter table sso_domains set schema directory;
alter table directory.sso_domains drop constraint sso_domains_customer_id_provider_id_fkey;
alter table directory.sso_domains drop constraint sso_domains_pkey;
drop index directory.sso_domains_one_customer;
alter table directory.sso_domains add constraint sso_domains_pkey primary key (domain);
create index sso_domains_of_customer on directory.sso_domains (customer_id);
create index sso_domains_of_provider on directory.sso_domains (provider_id);

drop index sso_providers_id;
drop index team_members_one_customer_a_user;
alter table customers drop constraint customers_user_id_key, drop constraint customers_user_id_fkey;
alter table team_members drop constraint team_members_user_id_fkey;
alter table reply_links drop column word_hash;
alter table push_subscriptions drop constraint push_subscriptions_endpoint_key,
  drop constraint push_subscriptions_session_id_fkey,
  add constraint push_subscriptions_endpoint_key unique (customer_id, endpoint);
drop index push_subscriptions_of_session;

-- What is removed lets go of what only mentioned it. The row is locked by then, so nothing begins to mention it meanwhile.
alter table disputes drop constraint disputes_customer_id_review_id_fkey, drop constraint disputes_customer_id_incident_id_fkey,
  add foreign key (customer_id, review_id) references reviews (customer_id, id),
  add foreign key (customer_id, incident_id) references incidents (customer_id, id);
alter table review_imports drop constraint review_imports_customer_id_location_id_fkey,
  add foreign key (customer_id, location_id) references locations (customer_id, id);
alter table reviews drop constraint reviews_customer_id_integration_id_fkey,
  add foreign key (customer_id, integration_id) references integrations (customer_id, id);

create function let_go_of_review() returns trigger language plpgsql as $$
  begin
    update disputes set review_id = null where customer_id = old.customer_id and review_id = old.id;
    return old;
  end $$;
create trigger let_go before delete on reviews for each row execute function let_go_of_review();
create function let_go_of_incident() returns trigger language plpgsql as $$
  begin
    update disputes set incident_id = null where customer_id = old.customer_id and incident_id = old.id;
    return old;
  end $$;
create trigger let_go before delete on incidents for each row execute function let_go_of_incident();
create function let_go_of_location() returns trigger language plpgsql as $$
  begin
    update review_imports set location_id = null where customer_id = old.customer_id and location_id = old.id;
    return old;
  end $$;
create trigger let_go before delete on locations for each row execute function let_go_of_location();
create function let_go_of_integration() returns trigger language plpgsql as $$
  begin
    update reviews set integration_id = null where customer_id = old.customer_id and integration_id = old.id;
    return old;
  end $$;
create trigger let_go before delete on integrations for each row execute function let_go_of_integration();
