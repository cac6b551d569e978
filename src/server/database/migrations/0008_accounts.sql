-- What the whole auth protocol needs besides a password: other ways in, changes that wait for a confirmation, second
-- factors, one-time codes, and a trail of it all. Only the auth service's role reads these tables.
alter table auth.users
  add column phone                    text unique check (phone ~ '^[0-9]{5,20}$'),
  add column phone_confirmed_at       timestamptz,
  add column is_anonymous             boolean not null default false,
  add column is_sso                   boolean not null default false,
  add column new_email                text check (new_email = lower(new_email)),
  add column new_phone                text,
  -- Both ends of a change of address confirm it, in either order; this counts them.
  add column email_change_confirmed   smallint not null default 0,
  add column invited_at               timestamptz,
  add column confirmation_sent_at     timestamptz,
  add column recovery_sent_at         timestamptz,
  add column email_change_sent_at     timestamptz,
  add column phone_change_sent_at     timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column deleted_at               timestamptz;

-- Serves the administrators' list: newest first, page by page.
create index users_newest on auth.users (created_at desc, id desc);

create index users_new_email on auth.users (new_email) where new_email is not null;
create index users_new_phone on auth.users (new_phone) where new_phone is not null;

-- The last time the person did something, which the app's own stream and renewals are not.
alter table auth.sessions
  add column last_seen_at timestamptz not null default now(),
  add column factor_id    uuid,
  -- Refresh tokens from before the second factor are worth nothing after it.
  add column refresh_token_floor bigint not null default 0;

-- At most one of a kind is outstanding for a person. The link and the typed code are two secrets: who sees one cannot
-- make the other, and a code dies after a few wrong tries.
create table auth.one_time_tokens (
  user_id    uuid not null references auth.users (id) on delete cascade,
  kind       text not null check (kind in ('confirmation', 'invite', 'recovery', 'email_change_current', 'email_change_new',
               'phone_confirmation', 'phone_change', 'reauthentication')),
  link_hash  text,
  code_hash  text not null,
  is_pkce    boolean not null default false,
  sent_to    text not null,
  attempts   smallint not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
create unique index one_time_tokens_link on auth.one_time_tokens (link_hash);

-- A sign-in that leaves the browser and comes back: by a mailed link, or by another provider, whose `state` is the id.
create table auth.flow_states (
  id                    uuid primary key default gen_random_uuid(),
  user_id               uuid references auth.users (id) on delete cascade,
  -- Whoever is signed in and links another identity to their account.
  linking_user_id       uuid references auth.users (id) on delete cascade,
  method                text not null,
  provider              text,
  code_challenge        text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  redirect_to           text not null,
  provider_state        jsonb not null default '{}',
  provider_tokens       text,
  auth_code_hash        text unique,
  issued_at             timestamptz,
  used_at               timestamptz,
  created_at            timestamptz not null default now()
);
create index flow_states_of_user on auth.flow_states (user_id, method, created_at desc);
create index flow_states_age on auth.flow_states (created_at);

create table auth.factors (
  id                 uuid primary key default gen_random_uuid(),
  user_id            uuid not null references auth.users (id) on delete cascade,
  factor_type        text not null check (factor_type in ('totp', 'phone')),
  status             text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name      text not null default '',
  secret             text,
  phone              text,
  -- The last time step a code was accepted for: no code works twice.
  last_used_step     bigint,
  last_challenged_at timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  unique (user_id, friendly_name)
);

create table auth.factor_challenges (
  id          uuid primary key default gen_random_uuid(),
  factor_id   uuid not null references auth.factors (id) on delete cascade,
  ip          text,
  code_hash   text,
  attempts    smallint not null default 0,
  verified_at timestamptz,
  created_at  timestamptz not null default now()
);
create index factor_challenges_of_factor on auth.factor_challenges (factor_id);
create index factor_challenges_age on auth.factor_challenges (created_at);

create table auth.recovery_codes (
  user_id    uuid not null references auth.users (id) on delete cascade,
  code_hash  text not null,
  used_at    timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Where a person has signed in before, so that a new place can be told to them.
create table auth.known_devices (
  user_id       uuid not null references auth.users (id) on delete cascade,
  device        text not null,
  first_seen_at timestamptz not null default now(),
  primary key (user_id, device)
);

-- Everything that happened to an account. Outlives the account, hence no reference; goes by age alone.
create table auth.audit_events (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid,
  event      text not null,
  ip         text,
  user_agent text,
  detail     jsonb not null default '{}',
  created_at timestamptz(3) not null default clock_timestamp()
);
create index audit_events_of_user on auth.audit_events (user_id, created_at desc, id desc);
create index audit_events_age on auth.audit_events (created_at);
-- Serves the janitor, who takes addresses out and must not read a year of lines that have none any more.
create index audit_events_addresses on auth.audit_events (created_at) where ip is not null or user_agent is not null;
-- The janitor alone takes the addresses out when they are a month old.
create trigger audit_events_are_append_only before update on auth.audit_events
  for each row when (current_user <> 'goodword_janitor') execute function refuse_change();

grant select, insert, update, delete on auth.one_time_tokens, auth.flow_states, auth.factors, auth.factor_challenges,
  auth.recovery_codes, auth.known_devices to goodword_auth;
grant select, insert on auth.audit_events to goodword_auth;

-- An invitation is a member who has not come yet.
alter table team_members
  add column invited_by            text,
  add column invited_at            timestamptz,
  add column invitation_expires_at timestamptz;
