-- What a customer pays for, as the one who collects the money last told. One row a customer, from the first checkout on.
create table subscriptions (
  customer_id      uuid primary key references customers (id) on delete cascade,
  account_ref      text,
  subscription_ref text,
  state            text not null default 'trialing'
    check (state in ('trialing', 'active', 'past_due', 'read_only', 'canceled')),
  tier             text check (tier in ('starter', 'professional', 'enterprise')),
  billing_interval text check (billing_interval in ('month', 'year')),
  next_tier        text check (next_tier in ('starter', 'professional', 'enterprise')),
  next_interval    text check (next_interval in ('month', 'year')),
  period_end       timestamptz(3),
  cancels_at       timestamptz(3),
  cancel_reason    text check (length(cancel_reason) <= 1000),
  unpaid_since     timestamptz(3),
  discount         jsonb,
  payment_method   jsonb,
  tax              jsonb,
  invoice_email    text check (length(invoice_email) <= 320),
  -- An attempt to check out, and what for: asked for again, it is the same.
  checkout_key     uuid,
  checkout_for     text,
  checkout_at      timestamptz(3),
  -- Looks that began, and the latest that was kept: one that began earlier knows less.
  reads            bigint not null default 0,
  read_kept        bigint not null default 0,
  created_at       timestamptz(3) not null default now(),
  updated_at       timestamptz(3) not null default now()
);
alter table subscriptions enable row level security;
alter table subscriptions force row level security;
create policy own_customer on subscriptions
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy lookup on subscriptions for select to goodword_lookup using (true);
grant select, insert, update on subscriptions to goodword_app;
grant select on subscriptions to goodword_lookup;

create table invoices (
  customer_id    uuid not null references customers (id) on delete cascade,
  id             uuid not null default gen_random_uuid(),
  invoice_ref    text not null,
  number         text,
  status         text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  currency       text not null,
  subtotal_cents integer not null,
  discount_cents integer not null,
  tax_cents      integer not null,
  total_cents    integer not null,
  issued_at      timestamptz(3) not null,
  paid_at        timestamptz(3),
  primary key (customer_id, id)
);
create unique index invoices_once on invoices (customer_id, invoice_ref);
create index invoices_newest on invoices (customer_id, issued_at desc, id desc);
alter table invoices enable row level security;
alter table invoices force row level security;
create policy own_customer on invoices
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
grant select, insert, update on invoices to goodword_app;

-- Offers of the platform. Values are in hundredths: of a percent, or of a dollar.
create table coupons (
  id               uuid primary key default gen_random_uuid(),
  code             text not null unique check (code = upper(code) and code <> '' and length(code) <= 60),
  type             text not null check (type in ('percentage', 'fixed_amount')),
  value_hundredths integer not null check (value_hundredths > 0),
  max_uses         integer check (max_uses > 0),
  uses             integer not null default 0 check (uses >= 0 and (max_uses is null or uses <= max_uses)),
  expires_at       timestamptz(3) not null,
  created_at       timestamptz(3) not null default now()
);
grant select, update (uses) on coupons to goodword_app;
grant select, insert, update on coupons to goodword_admin;

create table coupon_redemptions (
  customer_id      uuid not null references customers (id) on delete cascade,
  coupon_id        uuid not null,
  code             text not null,
  type             text not null,
  value_hundredths integer not null,
  created_at       timestamptz(3) not null default now(),
  applied_at       timestamptz(3),
  primary key (customer_id, coupon_id)
);
alter table coupon_redemptions enable row level security;
alter table coupon_redemptions force row level security;
create policy own_customer on coupon_redemptions
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
grant select, insert, update, delete on coupon_redemptions to goodword_app;

-- What was reported, each once. What it said is not kept: it is only a reason to ask.
create table billing_events (
  id          text primary key,
  type        text not null,
  account_ref text not null,
  happened_at timestamptz(3) not null,
  received_at timestamptz(3) not null default now()
);
create index billing_events_oldest on billing_events (received_at);
grant select, insert, delete on billing_events to goodword_app;

-- A report names an account, never a customer of ours.
create table directory.billing_accounts (
  account_ref text primary key,
  customer_id uuid not null
);
create unique index billing_accounts_one_a_customer on directory.billing_accounts (customer_id);
alter table directory.billing_accounts enable row level security;
alter table directory.billing_accounts force row level security;
create policy own_customer on directory.billing_accounts
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy lookup on directory.billing_accounts for select to goodword_lookup using (true);
create policy janitor on directory.billing_accounts to goodword_janitor using (true);
grant select, insert on directory.billing_accounts to goodword_app;
grant select on directory.billing_accounts to goodword_lookup;
grant select (customer_id), delete on directory.billing_accounts to goodword_janitor;

-- The last notice of the trial's end that went out, in days before it.
alter table customers add column trial_told smallint;
create index customers_in_trial on customers (trial_ends_at) where status = 'trialing';

create function find_billing_owner(p_account_ref text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select customer_id from directory.billing_accounts where account_ref = p_account_ref $$;

-- Everybody who has an account, some at a time.
create function find_billing_accounts(p_after uuid, p_limit integer) returns table (customer_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select a.customer_id from directory.billing_accounts a where a.customer_id > p_after order by a.customer_id limit p_limit
  $$;

create function find_due_trials(p_limit integer) returns table (customer_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select c.id from customers c
    where c.status = 'trialing' and c.trial_ends_at <= now() + interval '3 days'
      and case when c.trial_ends_at <= now() then 0 when c.trial_ends_at <= now() + interval '1 day' then 1 else 3 end
        < coalesce(c.trial_told, 99)
    order by c.trial_ends_at limit p_limit
  $$;

grant create on schema public to goodword_lookup;
alter function find_billing_owner(text) owner to goodword_lookup;
alter function find_billing_accounts(uuid, integer) owner to goodword_lookup;
alter function find_due_trials(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_billing_owner(text), find_billing_accounts(uuid, integer), find_due_trials(integer) from public;
grant execute on function find_billing_owner(text), find_billing_accounts(uuid, integer), find_due_trials(integer) to goodword_app;

-- The stand-in of who collects the money: its objects as it shows them, and its answers by idempotency key.
create table sandbox.billing_objects (
  id     text primary key,
  kind   text not null,
  parent text,
  body   jsonb not null,
  place  bigint generated always as identity
);
create index billing_objects_of on sandbox.billing_objects (kind, parent, place);
create table sandbox.billing_answers (
  key     text primary key,
  request text not null,
  status  integer not null,
  body    jsonb not null
);
grant select, insert, update, delete on sandbox.billing_objects, sandbox.billing_answers to goodword_sandbox;
