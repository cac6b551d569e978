-- Contacts that come in a file: how far each import is, the rows that wait, those that were refused, and what it changed.
create table contact_imports (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  file_name   text not null check (length(file_name) between 1 and 200),
  location_id uuid,
  reading     jsonb not null,
  consent     jsonb,
  state       text not null default 'uploading' check (state in
    ('uploading', 'checked', 'queued', 'running', 'done', 'failed', 'undoing', 'undone')),
  -- Where the next part of the file goes on: what the one before left over, and the line that begins on.
  next_chunk  integer not null default 0,
  next_line   integer not null default 1,
  rest        text not null default '',
  bytes       bigint not null default 0,
  read        integer not null default 0,
  refused     integer not null default 0,
  repeated    integer not null default 0,
  total       integer not null default 0,
  done        integer not null default 0,
  known       integer not null default 0,
  suppressed  integer not null default 0,
  added       integer not null default 0,
  merged      integer not null default 0,
  removed     integer not null default 0,
  requested_by      uuid,
  requested_by_name text,
  created_at  timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (customer_id, id)
);
create index contact_imports_newest on contact_imports (customer_id, created_at desc, id desc);
create index contact_imports_oldest on contact_imports (created_at);

-- Checked, and waiting to become contacts; each goes when it has.
create table contact_import_rows (
  customer_id uuid not null,
  import_id   uuid not null,
  line        integer not null,
  name        text not null,
  email       text,
  phone       text,
  language    text,
  timezone    text,
  location_id uuid,
  tags        text[] not null,
  last_visit  date,
  fields      jsonb not null,
  primary key (customer_id, import_id, line),
  foreign key (customer_id, import_id) references contact_imports (customer_id, id) on delete cascade
);

create table contact_import_faults (
  customer_id uuid not null,
  import_id   uuid not null,
  line        integer not null,
  fault       text not null check (fault in ('unreachable', 'emailInvalid', 'phoneInvalid', 'locationUnknown',
    'timezoneUnknown', 'dateUnreadable', 'dateInFuture', 'tooLong', 'tooManyTags', 'tooManyCells')),
  value       text not null,
  primary key (customer_id, import_id, line),
  foreign key (customer_id, import_id) references contact_imports (customer_id, id) on delete cascade
);

-- Contacts that were there before, as they were, for whoever takes the import back.
create table contact_import_merges (
  customer_id uuid not null,
  import_id   uuid not null,
  contact_id  uuid not null,
  before      jsonb not null,
  merged_at   timestamptz(3) not null default now(),
  primary key (customer_id, import_id, contact_id),
  foreign key (customer_id, import_id) references contact_imports (customer_id, id) on delete cascade,
  foreign key (customer_id, contact_id) references contacts (customer_id, id) on delete cascade
);
create index contact_import_merges_of on contact_import_merges (customer_id, contact_id);

do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{contact_imports,contact_import_rows,contact_import_faults,contact_import_merges}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
    -- A file is about the whole business.
    execute format('create policy own_locations on %s as restrictive using ((select sees_all_locations()))', v_table);
    execute format('create policy janitor on %s to goodword_janitor using (true)', v_table);
    execute format('grant select, insert, update, delete on %s to goodword_app', v_table);
    execute format('grant select, delete on %s to goodword_janitor', v_table);
  end loop;
end $$;

-- What nobody started goes after a day; what was refused or changed is kept as long as an import can be taken back.
create function prune_contact_imports() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer := 0;
    v_part integer;
  begin
    delete from contact_imports where ctid in (
      select ctid from contact_imports
      where state in ('uploading', 'checked') and created_at < now() - interval '1 day' limit 5);
    get diagnostics v_part = row_count;
    gone := gone + v_part;
    delete from contact_import_faults where ctid in (
      select f.ctid from contact_import_faults f join contact_imports i on i.customer_id = f.customer_id and i.id = f.import_id
      where i.created_at < now() - interval '31 days' limit 5000);
    get diagnostics v_part = row_count;
    gone := gone + v_part;
    delete from contact_import_merges where ctid in (
      select m.ctid from contact_import_merges m join contact_imports i on i.customer_id = m.customer_id and i.id = m.import_id
      where i.created_at < now() - interval '31 days' limit 5000);
    get diagnostics v_part = row_count;
    return gone + v_part;
  end $$;

grant create on schema public to goodword_janitor;
alter function prune_contact_imports() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_contact_imports() from public;
grant execute on function prune_contact_imports() to goodword_app;
