-- What came in is what was collected: what a balance at the provider paid for came in before, or never.
create or replace function count_payment() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.status = 'paid' and old.paid_at is not null then
      if (new.status, new.paid_at, new.currency, new.paid_cents) is not distinct from
        (old.status, old.paid_at, old.currency, old.paid_cents) then
        return null;
      end if;
      perform add_to_platform_day(
        row (utc_day(old.paid_at), '', old.currency, 0, 0, 0, 0, 0, 0, -old.paid_cents, 0)::platform_days);
    end if;
    if new.status = 'paid' and new.paid_at is not null then
      perform add_to_platform_day(
        row (utc_day(new.paid_at), '', new.currency, 0, 0, 0, 0, 0, 0, new.paid_cents, 0)::platform_days);
    end if;
    return null;
  end $$;

-- From here on nobody writes an invoice until the days before are put right.
alter table invoices no force row level security;
update platform_days d set paid_cents = d.paid_cents - counted.too_much
from (
  select utc_day(paid_at) as day, currency, sum(total_cents - paid_cents) as too_much from invoices
  where status = 'paid' and paid_at is not null and paid_cents <> total_cents group by 1, 2
) counted
where d.day = counted.day and d.tier = '' and d.currency = counted.currency;
alter table invoices force row level security;
