-- What a provider's model made of what changed in a week, in a language, and of which claims. Shown for these very claims alone.
create table week_words (
  customer_id uuid not null references customers (id) on delete cascade,
  language    text not null check (language in ('en', 'es', 'fr', 'de')),
  claims      jsonb not null,
  -- None where it said more than they bear out.
  sentences   jsonb not null,
  model       text not null,
  version     text not null,
  made_at     timestamptz(3) not null default now(),
  primary key (customer_id, language)
);

-- Guarded in the very words that guard the locations; of all of them together, so nobody who is limited sees them.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table week_words enable row level security;
  alter table week_words force row level security;
  execute format('create policy own_customer on week_words using %s with check %1$s', v_own);
  create policy own_locations on week_words as restrictive using ((select sees_all_locations()));
end $$;
grant select, insert, update, delete on week_words to goodword_app;
