-- What happened in a campaign, by the names that people know it by, and what it comes to.
alter table campaign_recipients
  add column opened_at timestamptz(3),
  -- By a machine that looks at mails before their reader does.
  add column machine_opened_at timestamptz(3),
  add column clicked_at timestamptz(3);

create table campaign_events (
  customer_id   uuid not null,
  id            uuid not null default gen_random_uuid(),
  campaign_id   uuid not null,
  event_type    text not null check (event_type in (
    'email_sent', 'email_opened', 'link_clicked', 'sms_sent', 'social_posted', 'scheduled', 'response')),
  status        text not null check (status in ('success', 'failed', 'pending')),
  error_message text,
  metadata      jsonb not null default '{}',
  -- The connection that carried it.
  provider_id   uuid,
  created_at    timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade
);
create index campaign_events_newest on campaign_events (customer_id, campaign_id, created_at desc, id desc);

-- A campaign without a row has all of them zero.
create table campaign_metrics (
  customer_id   uuid not null,
  campaign_id   uuid not null,
  sent          integer not null default 0,
  opens         integer not null default 0,
  machine_opens integer not null default 0,
  clicks        integer not null default 0,
  responses     integer not null default 0,
  primary key (customer_id, campaign_id),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade
);

-- As it was, and what people want to read of it.
create or replace function count_changed_recipients() returns trigger
  language plpgsql
  as $$
  declare
    v_change record;
  begin
    if not exists (select from new_rows n join old_rows o on o.customer_id = n.customer_id and o.id = n.id where o.state <> n.state) then
      return null;
    end if;
    for v_change in
      select r.customer_id, r.campaign_id, r.channel,
        coalesce(sum(r.step) filter (where r.state in ('queued', 'dispatching')), 0) as waiting,
        coalesce(sum(r.step) filter (where r.state = 'accepted'), 0) as accepted,
        coalesce(sum(r.step) filter (where r.state = 'delivered'), 0) as delivered,
        coalesce(sum(r.step) filter (where r.state = 'bounced'), 0) as bounced,
        coalesce(sum(r.step) filter (where r.state = 'failed'), 0) as failed,
        coalesce(sum(r.step) filter (where r.state = 'unknown'), 0) as unknown,
        coalesce(sum(r.step) filter (where r.state in ('suppressed', 'cancelled')), 0) as left_out,
        coalesce(sum(r.step) filter (where r.state in ('accepted', 'delivered', 'bounced')), 0) as handed_over
      from (
        select n.customer_id, n.campaign_id, n.channel, n.state, 1 as step from new_rows n
        union all
        select o.customer_id, o.campaign_id, o.channel, o.state, -1 as step from old_rows o) r
      group by r.customer_id, r.campaign_id, r.channel
      order by r.campaign_id, r.channel
    loop
      continue when v_change.waiting = 0 and v_change.accepted = 0 and v_change.delivered = 0 and v_change.bounced = 0
        and v_change.failed = 0 and v_change.unknown = 0 and v_change.left_out = 0;
      update campaign_deliveries d set
        waiting = d.waiting + v_change.waiting, accepted = d.accepted + v_change.accepted,
        delivered = d.delivered + v_change.delivered, bounced = d.bounced + v_change.bounced,
        failed = d.failed + v_change.failed, unknown = d.unknown + v_change.unknown,
        left_out = d.left_out + v_change.left_out
      where d.customer_id = v_change.customer_id and d.campaign_id = v_change.campaign_id and d.channel = v_change.channel;
      continue when v_change.handed_over = 0;
      update campaigns c set sent_count = c.sent_count + v_change.handed_over, last_sent_at = now()
      where c.customer_id = v_change.customer_id and c.id = v_change.campaign_id;
      insert into campaign_metrics as m (customer_id, campaign_id, sent)
      values (v_change.customer_id, v_change.campaign_id, v_change.handed_over)
      on conflict (customer_id, campaign_id) do update set sent = m.sent + excluded.sent;
    end loop;
    insert into campaign_events (customer_id, campaign_id, event_type, status, error_message, metadata, provider_id)
    select n.customer_id, n.campaign_id,
      case n.channel when 'email' then 'email_sent' when 'sms' then 'sms_sent' else 'social_posted' end,
      case when n.state in ('failed', 'bounced') then 'failed' when n.state = 'unknown' then 'pending' else 'success' end,
      case when n.state in ('failed', 'bounced') then coalesce(n.words, n.reason) end,
      jsonb_build_object('channel', n.channel, 'recipient', n.id), n.connection_id
    from new_rows n join old_rows o on o.customer_id = n.customer_id and o.id = n.id
    where n.state <> o.state and (n.state in ('failed', 'bounced', 'unknown')
      or (n.state in ('accepted', 'delivered') and o.state not in ('accepted', 'delivered', 'bounced')));
    return null;
  end $$;

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{campaign_events,campaign_metrics}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
grant select, insert on campaign_events to goodword_app;
grant select, insert, update on campaign_metrics to goodword_app;
