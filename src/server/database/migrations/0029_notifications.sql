-- A notification says what happened by its kind and parameters; the words are found when it is read, in the reader's
-- language. Those from before kinds have their words in `message`.
alter table notifications
  alter column message drop not null,
  add column kind   text,
  add column params jsonb not null default '{}',
  -- Of how many things it tells: unread ones of one topic are told as one.
  add column amount integer not null default 1 check (amount > 0),
  add column topic  text,
  add constraint notifications_say_something check (kind is not null or message is not null);
create unique index notifications_one_a_topic on notifications (customer_id, user_id, topic)
  where read_at is null and topic is not null;

-- What a person chose; what is absent is as the product begins with.
create table notification_choices (
  customer_id uuid not null,
  user_id     uuid not null,
  kind        text not null,
  channel     text not null check (channel in ('app', 'email', 'push')),
  is_on       boolean not null,
  primary key (customer_id, user_id, kind, channel),
  foreign key (customer_id, user_id) references team_members (customer_id, user_id) on delete cascade
);

create table notification_habits (
  customer_id   uuid not null,
  user_id       uuid not null,
  -- Between these nothing is mailed or pushed; what came meanwhile goes out afterwards.
  quiet_from    time,
  quiet_to      time,
  -- Of the clock that they and the digest go by; without one, the customer's.
  timezone      text,
  has_digest    boolean not null default true,
  digest_hour   smallint not null default 8 check (digest_hour between 0 and 23),
  -- When the next digest is due, and up to when the last one told.
  digest_due_at timestamptz,
  digested_to   timestamptz,
  primary key (customer_id, user_id),
  foreign key (customer_id, user_id) references team_members (customer_id, user_id) on delete cascade,
  check ((quiet_from is null) = (quiet_to is null))
);
create index notification_habits_due on notification_habits (digest_due_at) where digest_due_at is not null;

-- What is to leave the product, written with what it tells: once it has an outcome it is never sent again.
create table notification_deliveries (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  user_id     uuid not null,
  channel     text not null check (channel in ('email', 'push')),
  kind        text not null,
  params      jsonb not null default '{}',
  amount      integer not null default 1 check (amount > 0),
  -- Those of one topic that still wait go out as one.
  topic       text,
  link        text,
  -- The review a bad-review alert is about.
  review_id   uuid,
  state       text not null default 'waiting' check (state in ('waiting', 'sending', 'handed-on', 'sent', 'dropped', 'failed')),
  -- While it is being sent: when somebody else takes it up.
  due_at      timestamptz not null,
  attempts    integer not null default 0,
  -- The devices that a push has got to; another try is for the others.
  reached     uuid[] not null default '{}',
  failure     text,
  created_at  timestamptz(3) not null default now(),
  settled_at  timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references team_members (customer_id, user_id) on delete cascade
);
create unique index notification_deliveries_one_a_topic on notification_deliveries (customer_id, user_id, channel, topic)
  where state = 'waiting' and topic is not null;
create index notification_deliveries_due on notification_deliveries (due_at) where state in ('waiting', 'sending');

create table push_subscriptions (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  user_id     uuid not null,
  endpoint    text not null unique,
  -- The browser's public key and shared secret, sealed.
  keys_sealed text not null,
  device      text not null,
  created_at  timestamptz(3) not null default now(),
  used_at     timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references team_members (customer_id, user_id) on delete cascade
);
create index push_subscriptions_of_person on push_subscriptions (customer_id, user_id);

-- A link in a mail that answers a review once, without signing in. Only the hash of its word is kept.
create table reply_links (
  customer_id  uuid not null,
  id           uuid not null default gen_random_uuid(),
  user_id      uuid not null,
  review_id    uuid not null,
  word_hash    bytea not null unique,
  draft        text not null,
  draft_origin jsonb not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  created_at   timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references team_members (customer_id, user_id) on delete cascade,
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);

alter table notification_choices enable row level security;
alter table notification_choices force row level security;
create policy own_customer on notification_choices using (customer_id = current_customer()) with check (customer_id = current_customer());
alter table notification_habits enable row level security;
alter table notification_habits force row level security;
create policy own_customer on notification_habits using (customer_id = current_customer()) with check (customer_id = current_customer());
alter table notification_deliveries enable row level security;
alter table notification_deliveries force row level security;
create policy own_customer on notification_deliveries using (customer_id = current_customer()) with check (customer_id = current_customer());
alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy own_customer on push_subscriptions using (customer_id = current_customer()) with check (customer_id = current_customer());
alter table reply_links enable row level security;
alter table reply_links force row level security;
create policy own_customer on reply_links using (customer_id = current_customer()) with check (customer_id = current_customer());
grant select, insert, update, delete on notification_choices, notification_habits, notification_deliveries,
  push_subscriptions, reply_links to goodword_app;

-- The expiry that people were warned of; each is told once.
alter table integrations add column expiry_warned_for timestamptz;

-- Whom pushes come from: made once for the installation, the private half sealed. Browsers subscribe with the other.
create table push_keys (
  id          uuid primary key,
  public_key  text not null,
  private_key text not null,
  created_at  timestamptz not null default now()
);
grant select, insert on push_keys to goodword_app;

-- Where mail programs end a kind of mail for its reader (RFC 8058).
alter table mail_outbox add column unsubscribe_url text;
alter table sandbox.mails add column unsubscribe_url text;

-- The sandbox's push service: what it was given, encrypted as it came. A later one of a topic takes the place of the first.
create table sandbox.pushes (
  id           uuid primary key default gen_random_uuid(),
  subscription text not null,
  topic        text,
  ttl_seconds  integer not null,
  urgency      text not null,
  body         bytea not null,
  created_at   timestamptz(3) not null default now()
);
create unique index pushes_one_a_topic on sandbox.pushes (subscription, topic);
create table sandbox.push_faults (
  subscription text primary key,
  status       integer not null check (status between 400 and 599)
);
grant select, insert, update, delete on sandbox.pushes, sandbox.push_faults to goodword_sandbox;

-- What is to leave by now, over all customers, and what was begun and never ended.
create policy lookup on notification_deliveries for select to goodword_lookup using (true);
create policy lookup on notification_habits for select to goodword_lookup using (true);
create policy lookup on reply_links for select to goodword_lookup using (true);
create policy lookup on push_subscriptions to goodword_lookup using (true);
grant select on notification_deliveries, notification_habits, reply_links to goodword_lookup;
grant select, delete on push_subscriptions to goodword_lookup;

create function find_due_deliveries(p_limit integer)
  returns table (customer_id uuid, id uuid, user_id uuid, channel text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select d.customer_id, d.id, d.user_id, d.channel from notification_deliveries d
    where d.state in ('waiting', 'sending') and d.due_at <= now()
    order by d.due_at
    limit p_limit
  $$;
create function find_due_digests(p_limit integer) returns table (customer_id uuid, user_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select h.customer_id, h.user_id from notification_habits h
    where h.digest_due_at <= now()
    order by h.digest_due_at
    limit p_limit
  $$;

-- Whose link this is, before anybody is known; and whether its person may still come in at all.
create function find_reply_link(p_word_hash bytea) returns table (customer_id uuid, id uuid, is_account_open boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select l.customer_id, l.id,
      exists (select from auth.users u where u.id = l.user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now()))
    from reply_links l where l.word_hash = p_word_hash
  $$;

-- A browser has one subscription, whoever sits before it: the last to ask is the one it tells.
create function release_push_endpoint(p_endpoint text, p_user_id uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    delete from push_subscriptions p
    where p.endpoint = p_endpoint and (p.customer_id <> current_customer() or p.user_id <> p_user_id)
  $$;

-- What was sent, and links that no longer work, are kept for a month.
create function prune_notifications() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer := 0;
    part integer;
  begin
    delete from notification_deliveries where ctid in (
      select ctid from notification_deliveries where settled_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from reply_links where ctid in (
      select ctid from reply_links where expires_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;
create policy janitor on notification_deliveries to goodword_janitor using (true);
create policy janitor on reply_links to goodword_janitor using (true);
grant select, delete on notification_deliveries, reply_links to goodword_janitor;
create index notification_deliveries_settled on notification_deliveries (settled_at) where settled_at is not null;
create index reply_links_expired on reply_links (expires_at);
create index reply_links_of_review on reply_links (customer_id, review_id, created_at desc);
-- What a digest counts of one day.
create index replies_settled on replies (customer_id, settled_at) where settled_at is not null;

grant create on schema public to goodword_lookup, goodword_janitor;
alter function find_due_deliveries(integer) owner to goodword_lookup;
alter function find_due_digests(integer) owner to goodword_lookup;
alter function find_reply_link(bytea) owner to goodword_lookup;
alter function release_push_endpoint(text, uuid) owner to goodword_lookup;
alter function prune_notifications() owner to goodword_janitor;
revoke create on schema public from goodword_lookup, goodword_janitor;
revoke execute on function find_due_deliveries(integer), find_due_digests(integer), find_reply_link(bytea),
  release_push_endpoint(text, uuid), prune_notifications() from public;
grant execute on function find_due_deliveries(integer), find_due_digests(integer), find_reply_link(bytea),
  release_push_endpoint(text, uuid), prune_notifications() to goodword_app;
