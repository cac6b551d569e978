-- What campaigns bring, hour by hour and link by link: added up with every change, so that nobody reads through the events.
create table campaign_hours (
  customer_id uuid not null,
  campaign_id uuid not null,
  -- When it began.
  hour        timestamptz(3) not null,
  sent        integer not null default 0,
  opens       integer not null default 0,
  clicks      integer not null default 0,
  responses   integer not null default 0,
  primary key (customer_id, campaign_id, hour),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade
);

-- Each reader counts once, with the link that they followed first.
create table campaign_link_clicks (
  customer_id uuid not null,
  campaign_id uuid not null,
  -- Of the address, which may be too long for an index.
  url_key     uuid not null,
  url         text not null,
  clicks      integer not null default 0,
  primary key (customer_id, campaign_id, url_key),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade
);
create index campaign_link_clicks_most on campaign_link_clicks (customer_id, campaign_id, clicks desc, url_key);

-- A message counts in the hour in which it was handed over, also when it is taken out again later.
create function count_recipient_hours() returns trigger
  language plpgsql
  as $$
  begin
    insert into campaign_hours as h (customer_id, campaign_id, hour, sent)
    select r.customer_id, r.campaign_id, date_trunc('hour', coalesce(r.handed_over_at, now())), sum(r.step)
    from (
      select n.customer_id, n.campaign_id, n.handed_over_at, n.state, 1 as step from new_rows n
      union all
      select o.customer_id, o.campaign_id, o.handed_over_at, o.state, -1 as step from old_rows o) r
    where r.state in ('accepted', 'delivered', 'bounced')
    group by 1, 2, 3 having sum(r.step) <> 0
    order by 2, 3
    on conflict (customer_id, campaign_id, hour) do update set sent = h.sent + excluded.sent;
    return null;
  end $$;

-- After count_changed, by its name: the figures of a campaign are held before those of its hours.
create trigger count_hours after update on campaign_recipients
  referencing old table as old_rows new table as new_rows for each statement execute function count_recipient_hours();

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{campaign_hours,campaign_link_clicks}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
grant select, insert, update on campaign_hours, campaign_link_clicks to goodword_app;

-- What was sent before.
alter table campaign_recipients no force row level security;
alter table campaign_events no force row level security;
insert into campaign_hours (customer_id, campaign_id, hour, sent, opens, clicks)
select r.customer_id, r.campaign_id, date_trunc('hour', u.at), sum(u.sent), sum(u.opens), sum(u.clicks)
from campaign_recipients r
cross join lateral (values
  (case when r.state in ('accepted', 'delivered', 'bounced') then coalesce(r.handed_over_at, r.changed_at) end, 1, 0, 0),
  (r.opened_at, 0, 1, 0), (r.clicked_at, 0, 0, 1)) as u (at, sent, opens, clicks)
where u.at is not null
group by 1, 2, 3;
insert into campaign_link_clicks (customer_id, campaign_id, url_key, url, clicks)
select e.customer_id, e.campaign_id, md5(e.metadata ->> 'url')::uuid, e.metadata ->> 'url', count(*)
from campaign_events e where e.event_type = 'link_clicked' and e.metadata ? 'url'
group by 1, 2, 3, 4;
alter table campaign_recipients force row level security;
alter table campaign_events force row level security;
alter table campaign_hours force row level security;
alter table campaign_link_clicks force row level security;
