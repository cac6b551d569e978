-- Answers that a business has prepared, by the words that call for them.
create table chat_flows (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  -- Which of those that everybody begins with. Such a row stays when its flow is deleted, so that it does not come back.
  seed        text,
  name        text not null,
  description text not null,
  is_enabled  boolean not null,
  triggers    jsonb not null,
  responses   jsonb not null,
  revision    integer not null default 0,
  created_at  timestamptz(3) not null default now(),
  updated_at  timestamptz(3) not null default now(),
  deleted_at  timestamptz(3),
  primary key (customer_id, id)
);
create unique index chat_flows_seeded_once on chat_flows (customer_id, seed) where seed is not null;
create index chat_flows_listed on chat_flows (customer_id, created_at, id) where deleted_at is null;

create table chat_conversations (
  customer_id     uuid not null references customers (id) on delete cascade,
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  title           text not null,
  created_at      timestamptz(3) not null default now(),
  last_message_at timestamptz(3) not null default now(),
  primary key (customer_id, id),
  -- Whoever leaves the team takes them along.
  foreign key (customer_id, user_id) references team_members (customer_id, user_id) on delete cascade
);
create index chat_conversations_listed on chat_conversations (customer_id, user_id, last_message_at desc, id desc);
create index chat_conversations_oldest on chat_conversations (last_message_at);

create table chat_messages (
  customer_id     uuid not null references customers (id) on delete cascade,
  id              uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  sender          text not null check (sender in ('user', 'bot')),
  text            text not null,
  -- The flow that answered, which may be gone.
  flow_id         uuid,
  answer          jsonb,
  created_at      timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, conversation_id) references chat_conversations (customer_id, id) on delete cascade
);
create index chat_messages_listed on chat_messages (customer_id, conversation_id, created_at desc, id desc);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array array['chat_flows', 'chat_conversations', 'chat_messages'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_customer on %I using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
grant select, insert, update, delete on chat_flows, chat_conversations, chat_messages to goodword_app;

-- What nobody has gone on with for 400 days.
create policy janitor on chat_conversations to goodword_janitor using (true);
grant select, delete on chat_conversations to goodword_janitor;
create function prune_chat() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
  begin
    delete from chat_conversations where ctid in (
      select ctid from chat_conversations where last_message_at < now() - interval '400 days' limit 500);
    get diagnostics gone = row_count;
    return gone;
  end $$;
grant create on schema public to goodword_janitor;
alter function prune_chat() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_chat() from public;
grant execute on function prune_chat() to goodword_app;
