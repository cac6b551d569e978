-- Reviews and averages that a business shows on its own website, at an address of ours.
create table review_widgets (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  name        text not null,
  -- In its address, for as long as it stands.
  word        text not null,
  kind        text not null check (kind in ('newest', 'chosen', 'average')),
  -- Null: all of them.
  location_id uuid,
  -- Null: whatever the visitor's browser likes best.
  language    text check (language in ('en', 'es', 'fr', 'de')),
  created_at  timestamptz(3) not null default now(),
  updated_at  timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id) on delete cascade
);
create index review_widgets_listed on review_widgets (customer_id, created_at, id);
create index review_widgets_at on review_widgets (customer_id, location_id) where location_id is not null;

-- What somebody has chosen for it; a review that is gone is gone here, too.
create table review_widget_choices (
  customer_id uuid not null,
  widget_id   uuid not null,
  review_id   uuid not null,
  place       smallint not null,
  primary key (customer_id, widget_id, review_id),
  foreign key (customer_id, widget_id) references review_widgets (customer_id, id) on delete cascade,
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
create index review_widget_choices_of_review on review_widget_choices (customer_id, review_id);

-- The word, to the customer and the widget.
create table directory.review_widgets (
  word        text primary key,
  customer_id uuid not null,
  widget_id   uuid not null
);
create index review_widgets_of_customer on directory.review_widgets (customer_id, widget_id);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{review_widgets,review_widget_choices,directory.review_widgets}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
grant select, insert, update, delete on review_widgets to goodword_app;
grant select, insert, delete on review_widget_choices, directory.review_widgets to goodword_app;

create policy lookup on directory.review_widgets for select to goodword_lookup using (true);
grant select on directory.review_widgets to goodword_lookup;
create function find_review_widget(p_word text) returns table (customer_id uuid, widget_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select d.customer_id, d.widget_id from directory.review_widgets d where d.word = p_word $$;
grant create on schema public to goodword_lookup;
alter function find_review_widget(text) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_review_widget(text) from public;
grant execute on function find_review_widget(text) to goodword_app;
