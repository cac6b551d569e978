-- People and their sessions. Only the auth service's role reads these tables; password hashes never leave it.
create table auth.users (
  id                 uuid primary key default gen_random_uuid(),
  email              text unique check (email = lower(email)),
  password_hash      text,
  email_confirmed_at timestamptz,
  last_sign_in_at    timestamptz,
  banned_until       timestamptz,
  app_metadata       jsonb not null default '{}',
  user_metadata      jsonb not null default '{}',
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);

create table auth.identities (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references auth.users (id) on delete cascade,
  provider        text not null,
  provider_id     text not null,
  identity_data   jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_of_user on auth.identities (user_id);

-- A refresh token is the session's id, a counter and a signature, so only the counter is kept here.
create table auth.sessions (
  id                    uuid primary key default gen_random_uuid(),
  user_id               uuid not null references auth.users (id) on delete cascade,
  aal                   text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr                   jsonb not null default '[]',
  refresh_token_counter bigint not null default 0,
  user_agent            text,
  ip                    text,
  created_at            timestamptz not null default now(),
  refreshed_at          timestamptz not null default now()
);
create index sessions_of_user on auth.sessions (user_id);

-- The newest unretired key signs; retired ones still verify until their tokens have run out.
create table auth.signing_keys (
  id          uuid primary key default gen_random_uuid(),
  algorithm   text not null check (algorithm in ('ES256', 'RS256')),
  public_jwk  jsonb not null,
  private_key text not null,
  created_at  timestamptz not null default now(),
  retired_at  timestamptz
);

grant select, insert, update, delete on auth.users, auth.identities, auth.sessions to goodword_auth;
grant select, insert, update on auth.signing_keys to goodword_auth;
grant select on auth.users, auth.sessions to goodword_lookup;
