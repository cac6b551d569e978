-- Who did what to which subject. Append-only: nobody changes a line, and no role of the running product deletes one.
create table activity (
  customer_id   uuid not null references customers (id) on delete cascade,
  id            uuid not null default gen_random_uuid(),
  actor_user_id uuid,
  actor_name    text,
  action        text not null,
  subject_type  text not null check (subject_type in ('customer', 'member')),
  subject_id    uuid not null,
  subject_label text not null,
  created_at    timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
alter table activity enable row level security;
alter table activity force row level security;
create policy own_customer on activity using (customer_id = current_customer()) with check (customer_id = current_customer());
create trigger activity_is_append_only before update on activity for each row execute function refuse_change();

-- Serves the feed: one customer, newest first.
create index activity_newest on activity (customer_id, created_at desc, id desc);

create table notifications (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  user_id     uuid not null,
  type        text not null check (type in ('review', 'dispute', 'campaign', 'system')),
  message     text not null,
  link        text,
  read_at     timestamptz,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references team_members (customer_id, user_id) on delete cascade
);
alter table notifications enable row level security;
alter table notifications force row level security;
create policy own_customer on notifications using (customer_id = current_customer()) with check (customer_id = current_customer());

create index notifications_newest on notifications (customer_id, user_id, created_at desc, id desc);
create index notifications_unread on notifications (customer_id, user_id) where read_at is null;

-- What the live stream tells. Numbered per customer without gaps, in the order of commit, so that a reader who names
-- the last number it saw misses nothing and sees nothing twice. Administrators hear of the platform's own affairs under
-- the nil customer, so there is no reference here; old events go by age.
create table live_events (
  customer_id uuid not null,
  id          bigint not null,
  user_id     uuid,
  type        text not null,
  subject_id  uuid,
  created_at  timestamptz not null default now(),
  primary key (customer_id, id)
);
alter table live_events enable row level security;
alter table live_events force row level security;
create policy own_customer on live_events using (customer_id = current_customer()) with check (customer_id = current_customer());
create index live_events_age on live_events (created_at);

create table live_event_counters (
  customer_id uuid primary key,
  last_id     bigint not null
);
alter table live_event_counters enable row level security;
alter table live_event_counters force row level security;
create policy own_customer on live_event_counters using (customer_id = current_customer()) with check (customer_id = current_customer());

grant select, insert on activity to goodword_app, goodword_auth;
grant select, insert on live_events to goodword_app, goodword_auth, goodword_admin;
grant select, insert, update on live_event_counters to goodword_app, goodword_auth, goodword_admin;
grant select, insert, update on notifications to goodword_app;
grant insert on notifications to goodword_auth;
grant select on activity to goodword_admin;
create policy admin_reads on activity for select to goodword_admin using (true);
