-- A campaign on its way: who gets it, by which way, and what became of it for each.
alter table campaigns
  -- What set it going: one delivery to all, or it runs by itself for whoever comes.
  add column run_kind text check (run_kind in ('sent', 'activated')),
  -- Counts how often it was set going: what was begun for an earlier time stops by it.
  add column run_number integer not null default 0,
  -- When everybody of the audience had been looked at; nothing while they are gathered.
  add column gathered_at timestamptz(3),
  -- When the clock has something to do for it.
  add column next_at timestamptz(3);
create index campaigns_next on campaigns (next_at) where next_at is not null;
create policy lookup on campaigns for select to goodword_lookup using (true);
grant select on campaigns to goodword_lookup;

-- As deriveUuid of the code: always the same id for the same words.
create function derive_uuid(p_words text) returns uuid
  language sql immutable parallel safe
  return (
    select encode(set_byte(set_byte(h.b, 6, get_byte(h.b, 6) & 15 | 128), 8, get_byte(h.b, 8) & 63 | 128), 'hex')::uuid
    from (select substring(sha256(convert_to(p_words, 'UTF8')) from 1 for 16) as b) h);

-- One row for a person and a channel, or for a post; it is the outbox's. Nobody's address stands here, only its hash: a person
-- who is erased is gone, and is still not written to twice.
create table campaign_recipients (
  customer_id         uuid not null,
  id                  uuid not null default gen_random_uuid(),
  campaign_id         uuid not null,
  channel             text not null check (channel in ('email', 'sms', 'facebook', 'twitter', 'instagram', 'linkedin')),
  contact_id          uuid,
  -- Empty for a post.
  address_key         bytea not null default '',
  state               text not null default 'queued' check (state in (
    'queued', 'dispatching', 'accepted', 'delivered', 'bounced', 'failed', 'unknown', 'suppressed', 'cancelled')),
  -- Counts how often somebody had it sent: what failed may be sent again under a new key.
  round               integer not null default 1,
  -- Our name for the message, of campaign, person, channel and round.
  message_key         uuid not null,
  -- The service's.
  message_id          text,
  connection_id       uuid,
  attempts            integer not null default 0,
  due_at              timestamptz(3),
  tried_at            timestamptz(3),
  -- Asks for a review or for feedback: nobody is asked too often.
  is_ask              boolean not null default false,
  reason              text,
  words               text,
  url                 text,
  handed_over_at      timestamptz(3),
  changed_at          timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade
);
create unique index campaign_recipients_once on campaign_recipients (customer_id, campaign_id, channel, address_key);
create unique index campaign_recipients_by_key on campaign_recipients (customer_id, message_key);
create index campaign_recipients_waiting on campaign_recipients (customer_id, campaign_id, channel, due_at nulls first, id)
  where state in ('queued', 'dispatching');
create index campaign_recipients_of on campaign_recipients (customer_id, campaign_id, id);
create index campaign_recipients_by_state on campaign_recipients (customer_id, campaign_id, state, id);
create index campaign_recipients_asked on campaign_recipients (customer_id, contact_id, handed_over_at) where is_ask;

-- What they come to, by channel: added up with every change, never counted.
create table campaign_deliveries (
  customer_id uuid not null,
  campaign_id uuid not null,
  channel     text not null check (channel in ('email', 'sms', 'facebook', 'twitter', 'instagram', 'linkedin')),
  waiting     integer not null default 0,
  accepted    integer not null default 0,
  delivered   integer not null default 0,
  bounced     integer not null default 0,
  failed      integer not null default 0,
  unknown     integer not null default 0,
  left_out    integer not null default 0,
  -- Why nothing goes out by it.
  problem     text,
  words       text,
  primary key (customer_id, campaign_id, channel),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade
);

create function count_new_recipients() returns trigger
  language plpgsql
  as $$
  begin
    insert into campaign_deliveries as d (customer_id, campaign_id, channel, waiting)
    select n.customer_id, n.campaign_id, n.channel, count(*) from new_rows n
    group by n.customer_id, n.campaign_id, n.channel
    on conflict (customer_id, campaign_id, channel) do update set waiting = d.waiting + excluded.waiting;
    return null;
  end $$;

create function count_changed_recipients() returns trigger
  language plpgsql
  as $$
  declare
    v_change record;
  begin
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
    end loop;
    return null;
  end $$;

create trigger count_new after insert on campaign_recipients
  referencing new table as new_rows for each statement execute function count_new_recipients();
create trigger count_changed after update on campaign_recipients
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_recipients();

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{campaign_recipients,campaign_deliveries}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
create policy own_locations on campaign_recipients as restrictive
  using ((select sees_all_locations()) or sees('contact', contact_id));
grant select, insert, update, delete on campaign_recipients, campaign_deliveries to goodword_app;

-- Across customers: those whose time has come a while ago without anything having happened.
create function find_overdue_campaigns(p_limit integer) returns table (customer_id uuid, campaign_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select c.customer_id, c.id from campaigns c
    where c.next_at < now() - interval '30 seconds' and c.deleted_at is null
    order by c.next_at limit p_limit
  $$;
grant create on schema public to goodword_lookup;
alter function find_overdue_campaigns(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_overdue_campaigns(integer) from public;
grant execute on function find_overdue_campaigns(integer) to goodword_app;
