-- A customer is a business that uses the product. Its own row is guarded by its id; every other table by customer_id.
create table customers (
  id                uuid primary key default gen_random_uuid(),
  user_id           uuid unique references auth.users (id),
  company_name      text not null check (length(company_name) between 1 and 200),
  subscription_tier text not null check (subscription_tier in ('starter', 'professional', 'enterprise')),
  status            text not null default 'active' check (status in ('active', 'trialing', 'suspended', 'deactivated')),
  trial_ends_at     timestamptz,
  is_demo           boolean not null default false,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now()
);
alter table customers enable row level security;
alter table customers force row level security;
create policy own_customer on customers using (id = current_customer()) with check (id = current_customer());

create table team_members (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  user_id     uuid references auth.users (id),
  name        text not null check (length(name) between 1 and 120),
  email       text not null check (email = lower(email)),
  role        text not null check (role in ('owner', 'admin', 'manager', 'member')),
  status      text not null check (status in ('active', 'invited', 'inactive')),
  avatar      text,
  language    text check (language in ('en', 'es', 'fr', 'de')),
  last_active timestamptz,
  created_at  timestamptz not null default now(),
  primary key (customer_id, id),
  unique (customer_id, email)
);
alter table team_members enable row level security;
alter table team_members force row level security;
create policy own_customer on team_members using (customer_id = current_customer()) with check (customer_id = current_customer());

-- A person belongs to exactly one customer.
create unique index team_members_one_customer_a_user on team_members (user_id);
-- Lets other tables point at a member by the person, within the customer.
create unique index team_members_user on team_members (customer_id, user_id);
create unique index team_members_one_owner on team_members (customer_id) where role = 'owner';

create table customer_settings (
  customer_id   uuid primary key references customers (id) on delete cascade,
  general       jsonb not null,
  notifications jsonb not null,
  security      jsonb not null,
  branding      jsonb not null,
  automation    jsonb not null,
  updated_at    timestamptz not null default now()
);
alter table customer_settings enable row level security;
alter table customer_settings force row level security;
create policy own_customer on customer_settings using (customer_id = current_customer()) with check (customer_id = current_customer());

-- Platform administrators. A row here, and nothing else, makes a person one.
create table admin_users (
  user_id    uuid primary key references auth.users (id) on delete cascade,
  role       text not null check (role in ('owner', 'support')),
  name       text not null,
  language   text check (language in ('en', 'es', 'fr', 'de')),
  created_at timestamptz not null default now()
);

grant select, insert, update on customers, team_members, customer_settings to goodword_app, goodword_auth;
grant delete on team_members to goodword_app;
grant select on admin_users to goodword_app;
grant insert on admin_users to goodword_auth;
grant update (language) on admin_users to goodword_app;
grant select on customers, team_members, customer_settings, admin_users to goodword_admin;
grant select on customers, team_members, customer_settings, admin_users to goodword_lookup;

-- Administrators read every customer, and every such transaction leaves a line in admin_audit.
create policy admin_reads on customers for select to goodword_admin using (true);
create policy admin_reads on team_members for select to goodword_admin using (true);
create policy admin_reads on customer_settings for select to goodword_admin using (true);
