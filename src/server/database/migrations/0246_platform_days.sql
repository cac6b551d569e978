-- What a subscription brings a month, after what is taken off its next invoice, and since when it was first paid for.
alter table subscriptions
  add column monthly_cents integer not null default 0 check (monthly_cents >= 0),
  add column currency      text not null default 'USD',
  add column paying_since  timestamptz(3);

-- What all customers together changed on a day (UTC): up to a day, the sums are what was true at its end. No customer is named.
create table platform_days (
  day            date not null,
  -- Empty where something is of no plan, or in no currency.
  tier           text not null,
  currency       text not null,
  customers      bigint not null,
  subscriptions  bigint not null,
  monthly_cents  bigint not null,
  started        bigint not null,
  ended          bigint not null,
  lost_cents     bigint not null,
  paid_cents     bigint not null,
  refunded_cents bigint not null,
  primary key (day, tier, currency)
);
grant select, insert, update on platform_days to goodword_app, goodword_auth, goodword_admin, goodword_janitor;

create function add_to_platform_day(p_row platform_days) returns void language sql as $$
  insert into platform_days select (p_row).*
  on conflict (day, tier, currency) do update set
    customers = platform_days.customers + excluded.customers,
    subscriptions = platform_days.subscriptions + excluded.subscriptions,
    monthly_cents = platform_days.monthly_cents + excluded.monthly_cents,
    started = platform_days.started + excluded.started,
    ended = platform_days.ended + excluded.ended,
    lost_cents = platform_days.lost_cents + excluded.lost_cents,
    paid_cents = platform_days.paid_cents + excluded.paid_cents,
    refunded_cents = platform_days.refunded_cents + excluded.refunded_cents
$$;

create function utc_day(p_at timestamptz) returns date language sql immutable as $$ select (p_at at time zone 'UTC')::date $$;

-- Everybody who has not been let go and has not closed their workspace.
create function count_customer() returns trigger language plpgsql as $$
  declare
    v_was boolean := tg_op <> 'INSERT' and old.status <> 'deactivated' and old.closed_at is null;
    v_is boolean := tg_op <> 'DELETE' and new.status <> 'deactivated' and new.closed_at is null;
    v_day date := utc_day(case when tg_op = 'INSERT' then new.created_at else now() end);
  begin
    if v_was <> v_is then
      perform add_to_platform_day(row (v_day, '', '', v_is::int - v_was::int, 0, 0, 0, 0, 0, 0, 0)::platform_days);
    end if;
    return null;
  end $$;

-- Those that are paid for, also while a payment is late.
create function count_subscription() returns trigger language plpgsql as $$
  declare
    v_was boolean := tg_op <> 'INSERT' and old.tier is not null and old.state in ('active', 'past_due');
    v_is boolean := tg_op <> 'DELETE' and new.tier is not null and new.state in ('active', 'past_due');
    v_day date := utc_day(case when tg_op = 'DELETE' then now() else new.updated_at end);
    v_rows platform_days[] := '{}';
    v_row platform_days;
  begin
    if v_was and v_is and (old.tier, old.currency, old.monthly_cents) = (new.tier, new.currency, new.monthly_cents) then
      return null;
    end if;
    if v_was then
      v_rows := v_rows || row (v_day, old.tier, old.currency, 0, -1, -old.monthly_cents, 0, (not v_is)::int,
        case when v_is then 0 else old.monthly_cents end, 0, 0)::platform_days;
    end if;
    if v_is then
      v_rows := v_rows || row (v_day, new.tier, new.currency, 0, 1, new.monthly_cents, (not v_was)::int, 0, 0, 0, 0)::platform_days;
    end if;
    -- In one order, so that two who switch the opposite way do not wait for each other.
    for v_row in select r.* from unnest(v_rows) r order by r.tier, r.currency loop
      perform add_to_platform_day(v_row);
    end loop;
    return null;
  end $$;

-- What came in stays counted when the customer is erased.
create function count_payment() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.status = 'paid' and old.paid_at is not null then
      if (new.status, new.paid_at, new.currency, new.total_cents) is not distinct from
        (old.status, old.paid_at, old.currency, old.total_cents) then
        return null;
      end if;
      perform add_to_platform_day(
        row (utc_day(old.paid_at), '', old.currency, 0, 0, 0, 0, 0, 0, -old.total_cents, 0)::platform_days);
    end if;
    if new.status = 'paid' and new.paid_at is not null then
      perform add_to_platform_day(
        row (utc_day(new.paid_at), '', new.currency, 0, 0, 0, 0, 0, 0, new.total_cents, 0)::platform_days);
    end if;
    return null;
  end $$;

create function count_refund() returns trigger language plpgsql as $$
  declare v_currency text;
  begin
    if new.state = 'done' and (tg_op = 'INSERT' or old.state <> 'done') then
      select i.currency into v_currency from invoices i where i.customer_id = new.customer_id and i.id = new.invoice_id;
      perform add_to_platform_day(row (utc_day(coalesce(new.settled_at, now())), '', coalesce(v_currency, ''),
        0, 0, 0, 0, 0, 0, 0, new.amount_cents)::platform_days);
    end if;
    return null;
  end $$;

-- What was there before. When something ended was not noted: it counts from its last change.
alter table customers no force row level security;
alter table subscriptions no force row level security;
alter table invoices no force row level security;
alter table refunds no force row level security;

update subscriptions s set
  paying_since = case when s.state <> 'trialing' and s.subscription_ref is not null then coalesce(s.started_at, s.created_at) end,
  monthly_cents = greatest(0, round((p.cents - coalesce(
    (s.discount ->> 'amountCents')::numeric, round(p.cents * (s.discount ->> 'percentHundredths')::numeric / 10000), 0)) / p.months))
from (values ('starter', 'month', 2900, 1), ('starter', 'year', 29000, 12), ('professional', 'month', 7900, 1),
  ('professional', 'year', 79000, 12), ('enterprise', 'month', 19900, 1), ('enterprise', 'year', 199000, 12)
) p (tier, billing_interval, cents, months)
where p.tier = s.tier and p.billing_interval = s.billing_interval and s.subscription_ref is not null;

insert into platform_days
select day, tier, currency, sum(customers), sum(subscriptions), sum(monthly_cents), sum(started), sum(ended), sum(lost_cents),
  sum(paid_cents), sum(refunded_cents)
from (
  select utc_day(created_at), '', '', 1, 0, 0, 0, 0, 0, 0, 0 from customers
  union all
  select utc_day(coalesce(closed_at, updated_at)), '', '', -1, 0, 0, 0, 0, 0, 0, 0 from customers
    where status = 'deactivated' or closed_at is not null
  union all
  select utc_day(paying_since), tier, currency, 0, 1, monthly_cents, 1, 0, 0, 0, 0 from subscriptions
    where paying_since is not null and tier is not null
  union all
  select utc_day(updated_at), tier, currency, 0, -1, -monthly_cents, 0, 1, monthly_cents, 0, 0 from subscriptions
    where paying_since is not null and tier is not null and state not in ('active', 'past_due')
  union all
  select utc_day(paid_at), '', currency, 0, 0, 0, 0, 0, 0, total_cents, 0 from invoices where status = 'paid' and paid_at is not null
  union all
  select utc_day(coalesce(r.settled_at, r.created_at)), '', i.currency, 0, 0, 0, 0, 0, 0, 0, r.amount_cents
    from refunds r join invoices i on i.customer_id = r.customer_id and i.id = r.invoice_id where r.state = 'done'
) known (day, tier, currency, customers, subscriptions, monthly_cents, started, ended, lost_cents, paid_cents, refunded_cents)
group by day, tier, currency;

alter table customers force row level security;
alter table subscriptions force row level security;
alter table invoices force row level security;
alter table refunds force row level security;

-- As the last thing before the commit: everybody writes to today's rows, and nobody holds them for longer than that.
create constraint trigger count_customer after insert or delete or update of status, closed_at on customers
  deferrable initially deferred for each row execute function count_customer();
create constraint trigger count_subscription after insert or delete or update on subscriptions
  deferrable initially deferred for each row execute function count_subscription();
create constraint trigger count_payment after insert or update on invoices
  deferrable initially deferred for each row execute function count_payment();
create constraint trigger count_refund after insert or update on refunds
  deferrable initially deferred for each row execute function count_refund();

create index customers_by_trial_end on customers (trial_ends_at) where trial_ends_at is not null;

-- How the installation is: counted, and nothing of it read.
create index integrations_broken on integrations (customer_id)
  where needs_reconnect or fault ->> 'kind' in ('reconnect', 'permission-missing', 'gone');
create index mail_outbox_by_time on mail_outbox (created_at, state);
grant select (created_at, state) on mail_outbox to goodword_admin;
create index provider_connections_broken on provider_connections (customer_id) where status = 'disconnected';
grant select (customer_id, status) on provider_connections to goodword_admin;
do $$ begin
  if not exists (select from pg_policies where tablename = 'provider_connections' and policyname = 'admin_reads') then
    create policy admin_reads on provider_connections for select to goodword_admin using (true);
  end if;
end $$;
