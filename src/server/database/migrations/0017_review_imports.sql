-- Reviews brought in a file. The file is kept until its rows are taken in; `next_row` goes on with each batch of them, so
-- that a killed import goes on where it was.
create table review_imports (
  customer_id  uuid not null references customers (id) on delete cascade,
  id           uuid not null default gen_random_uuid(),
  platform     text not null check (platform in ('google', 'facebook', 'tripadvisor', 'yelp')),
  location_id  uuid,
  file_name    text not null check (length(file_name) between 1 and 200),
  file         text,
  -- Which column is what, and in which order a date's parts stand.
  reading      jsonb not null,
  state        text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'undone')),
  next_row     integer not null default 0,
  total        integer not null,
  added        integer not null default 0,
  duplicates   integer not null default 0,
  refused      integer not null default 0,
  removed      integer not null default 0,
  requested_by uuid,
  created_at   timestamptz(3) not null default now(),
  finished_at  timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id) on delete set null (location_id)
);
alter table review_imports enable row level security;
alter table review_imports force row level security;
create policy own_customer on review_imports using (customer_id = current_customer()) with check (customer_id = current_customer());
create index review_imports_newest on review_imports (customer_id, created_at desc, id desc);
grant select, insert, update, delete on review_imports to goodword_app;

-- The import that brought a review, so that it can be undone.
alter table reviews add column import_id uuid;
alter table reviews add foreign key (customer_id, import_id) references review_imports (customer_id, id);
create index reviews_of_import on reviews (customer_id, import_id) where import_id is not null;
create index reviews_by_hand on reviews (customer_id, created_at desc, id desc) where source = 'manual';
