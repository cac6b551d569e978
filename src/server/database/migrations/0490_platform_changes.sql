-- What a customer changed in the figures of the platform, until the night adds it up: a trigger runs where the customer is, and the sums over
-- all of them may be on another server. Whoever is erased has theirs added up at once.
create table platform_changes (
  customer_id    uuid not null,
  id             uuid not null default gen_random_uuid(),
  day            date not null,
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
  primary key (customer_id, id)
);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table platform_changes enable row level security;
  alter table platform_changes force row level security;
  execute format('create policy own_customer on platform_changes using %s with check %1$s', v_own);
end $$;
create policy admin_reads on platform_changes for select to goodword_admin using (true);
create policy janitor on platform_changes to goodword_janitor using (true);
grant select on platform_changes to goodword_app, goodword_admin;
grant select, insert, delete on platform_changes to goodword_janitor;
grant delete on platform_days to goodword_janitor;

-- A nothing is a zero.
create function note_platform_change(p_customer uuid, p_day date, p_tier text default '', p_currency text default '',
  p_customers bigint default 0, p_subscriptions bigint default 0, p_monthly_cents bigint default 0, p_started bigint default 0,
  p_ended bigint default 0, p_lost_cents bigint default 0, p_paid_cents bigint default 0, p_refunded_cents bigint default 0)
  returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    insert into platform_changes (customer_id, id, day, tier, currency, customers, subscriptions, monthly_cents, started, ended,
      lost_cents, paid_cents, refunded_cents)
    values (p_customer, gen_random_uuid(), p_day, p_tier, p_currency, p_customers, p_subscriptions, p_monthly_cents, p_started, p_ended,
      p_lost_cents, p_paid_cents, p_refunded_cents);
  end $$;

create or replace function count_customer() returns trigger language plpgsql as $$
  declare
    v_was boolean := tg_op <> 'INSERT' and old.status <> 'deactivated' and old.closed_at is null;
    v_is boolean := tg_op <> 'DELETE' and new.status <> 'deactivated' and new.closed_at is null;
    v_id uuid := case when tg_op = 'DELETE' then old.id else new.id end;
    v_day date := utc_day(case when tg_op = 'INSERT' then new.created_at else now() end);
  begin
    if v_was <> v_is then
      perform note_platform_change(v_id, v_day, p_customers => v_is::int - v_was::int);
    end if;
    return null;
  end $$;

create or replace function count_subscription() returns trigger language plpgsql as $$
  declare
    v_was boolean := tg_op <> 'INSERT' and old.tier is not null and old.state in ('active', 'past_due');
    v_is boolean := tg_op <> 'DELETE' and new.tier is not null and new.state in ('active', 'past_due');
    v_day date := utc_day(case when tg_op = 'DELETE' then now() else new.updated_at end);
  begin
    if v_was and v_is and (old.tier, old.currency, old.monthly_cents) = (new.tier, new.currency, new.monthly_cents) then
      return null;
    end if;
    if v_was then
      perform note_platform_change(old.customer_id, v_day, old.tier, old.currency, p_subscriptions => -1,
        p_monthly_cents => -old.monthly_cents, p_ended => (not v_is)::int,
        p_lost_cents => case when v_is then 0 else old.monthly_cents end);
    end if;
    if v_is then
      perform note_platform_change(new.customer_id, v_day, new.tier, new.currency, p_subscriptions => 1,
        p_monthly_cents => new.monthly_cents, p_started => (not v_was)::int);
    end if;
    return null;
  end $$;

create or replace function count_payment() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.status = 'paid' and old.paid_at is not null then
      if (new.status, new.paid_at, new.currency, new.paid_cents) is not distinct from
        (old.status, old.paid_at, old.currency, old.paid_cents) then
        return null;
      end if;
      perform note_platform_change(old.customer_id, utc_day(old.paid_at), p_currency => old.currency, p_paid_cents => -old.paid_cents);
    end if;
    if new.status = 'paid' and new.paid_at is not null then
      perform note_platform_change(new.customer_id, utc_day(new.paid_at), p_currency => new.currency, p_paid_cents => new.paid_cents);
    end if;
    return null;
  end $$;

create or replace function count_refund() returns trigger language plpgsql as $$
  declare v_currency text;
  begin
    if new.state = 'done' and (tg_op = 'INSERT' or old.state <> 'done') then
      select i.currency into v_currency from invoices i where i.customer_id = new.customer_id and i.id = new.invoice_id;
      perform note_platform_change(new.customer_id, utc_day(coalesce(new.settled_at, now())),
        p_currency => coalesce(v_currency, ''), p_refunded_cents => new.amount_cents);
    end if;
    return null;
  end $$;

-- Nobody waits for anybody any more: every change is a row of its own, so it need not wait for the commit, where a server that refuses it
-- could not be told of any more.
drop trigger count_customer on customers;
drop trigger count_subscription on subscriptions;
drop trigger count_payment on invoices;
drop trigger count_refund on refunds;
create trigger count_customer after insert or delete or update of status, closed_at on customers
  for each row execute function count_customer();
create trigger count_subscription after insert or delete or update on subscriptions
  for each row execute function count_subscription();
create trigger count_payment after insert or update on invoices
  for each row execute function count_payment();
create trigger count_refund after insert or update on refunds
  for each row execute function count_refund();

create or replace function fold_platform_days() returns integer language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_ids uuid[];
    v_gone integer;
  begin
    -- Two at once would add the same twice.
    perform pg_advisory_xact_lock(hashtext('fold_platform_days'));
    loop
      v_ids := array(select c.id from platform_changes c limit 20000);
      exit when v_ids = '{}';
      insert into platform_days
      select c.day, c.tier, c.currency, sum(c.customers), sum(c.subscriptions), sum(c.monthly_cents), sum(c.started), sum(c.ended),
        sum(c.lost_cents), sum(c.paid_cents), sum(c.refunded_cents)
      from platform_changes c where c.id = any(v_ids) group by c.day, c.tier, c.currency
      on conflict (day, tier, currency) do update set
        customers = platform_days.customers + excluded.customers,
        subscriptions = platform_days.subscriptions + excluded.subscriptions,
        monthly_cents = platform_days.monthly_cents + excluded.monthly_cents,
        started = platform_days.started + excluded.started,
        ended = platform_days.ended + excluded.ended,
        lost_cents = platform_days.lost_cents + excluded.lost_cents,
        paid_cents = platform_days.paid_cents + excluded.paid_cents,
        refunded_cents = platform_days.refunded_cents + excluded.refunded_cents;
      delete from platform_changes c where c.id = any(v_ids);
    end loop;
    with gone as (
      delete from platform_days where day < utc_day(now()) - 62 and day <> date_trunc('month', day::timestamp)::date returning *
    ), folded as (
      insert into platform_days
      select date_trunc('month', day::timestamp)::date, tier, currency, sum(customers), sum(subscriptions), sum(monthly_cents),
        sum(started), sum(ended), sum(lost_cents), sum(paid_cents), sum(refunded_cents)
      from gone group by 1, 2, 3
      on conflict (day, tier, currency) do update set
        customers = platform_days.customers + excluded.customers,
        subscriptions = platform_days.subscriptions + excluded.subscriptions,
        monthly_cents = platform_days.monthly_cents + excluded.monthly_cents,
        started = platform_days.started + excluded.started,
        ended = platform_days.ended + excluded.ended,
        lost_cents = platform_days.lost_cents + excluded.lost_cents,
        paid_cents = platform_days.paid_cents + excluded.paid_cents,
        refunded_cents = platform_days.refunded_cents + excluded.refunded_cents
    )
    select count(*)::int into v_gone from gone;
    return v_gone;
  end $$;

grant create on schema public to goodword_janitor;
alter function note_platform_change(uuid, date, text, text, bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint)
  owner to goodword_janitor;
alter function fold_platform_days() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function note_platform_change(uuid, date, text, text, bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint)
  from public;
revoke execute on function fold_platform_days() from public;
grant execute on function note_platform_change(uuid, date, text, text, bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint)
  to goodword_app, goodword_auth, goodword_admin;
grant execute on function fold_platform_days() to goodword_app;

do $$
declare
  v_now text := pg_get_functiondef('erase_closed_customer()'::regprocedure);
  v_then text := replace(v_now, 'delete from customers c where c.id = v_customer;',
    'delete from customers c where c.id = v_customer;
    perform fold_platform_days();');
begin
  if v_then = v_now then raise exception 'erase_closed_customer has no such line'; end if;
  execute v_then;
end $$;
