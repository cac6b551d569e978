-- Which locations a member is limited to. Whoever is limited and has none left sees none: a location that goes widens nobody.
alter table team_members add column is_limited boolean not null default false;

create table team_member_locations (
  customer_id    uuid not null,
  team_member_id uuid not null,
  location_id    uuid not null,
  primary key (customer_id, team_member_id, location_id),
  foreign key (customer_id, team_member_id) references team_members (customer_id, id) on delete cascade,
  foreign key (customer_id, location_id) references locations (customer_id, id) on delete cascade
);
create index team_member_locations_of_location on team_member_locations (customer_id, location_id);
alter table team_member_locations enable row level security;
alter table team_member_locations force row level security;
create policy own_customer on team_member_locations
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy lookup on team_member_locations for select to goodword_lookup using (true);
grant select, insert, delete on team_member_locations to goodword_app;
grant select on team_member_locations to goodword_lookup;

-- Whoever is limited loses what they were told of other locations.
grant delete on notifications to goodword_app;

-- Owners see everything.
create function lift_limit_of_owner() returns trigger language plpgsql as $$
  begin
    new.is_limited := false;
    return new;
  end $$;
create trigger lift_limit_of_owner before insert or update of role, is_limited on team_members for each row
  when (new.role = 'owner' and new.is_limited) execute function lift_limit_of_owner();

-- The locations that the running transaction sees; null: all of them. Empty text is what is left after a transaction.
create function current_locations() returns uuid[]
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.locations', true), '')::uuid[] $$;

create function sees_all_locations() returns boolean
  language sql stable parallel safe
  as $$ select coalesce(current_setting('app.locations', true), '') = '' $$;

-- A person's, null where they see all: as their session is found, and where a job works for them.
create function find_locations_of(p_customer_id uuid, p_user_id uuid) returns uuid[]
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select case when m.is_limited then array(
      select l.location_id from team_member_locations l where l.customer_id = m.customer_id and l.team_member_id = m.id) end
    from team_members m where m.customer_id = p_customer_id and m.user_id = p_user_id
  $$;
grant create on schema public to goodword_lookup;
alter function find_locations_of(uuid, uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_locations_of(uuid, uuid) from public;
grant execute on function find_locations_of(uuid, uuid) to goodword_app;

-- Whether the running transaction sees a thing of this kind: by the policies of the thing's own table. What has no kind here is
-- not seen. The planner is told that it costs little, for it is asked of nobody who sees everything.
create function sees(p_kind text, p_id uuid) returns boolean
  language plpgsql stable parallel safe cost 2
  as $$
  declare
    v_customer constant uuid := current_customer();
  begin
    case p_kind
      when 'review' then return exists (select from reviews where customer_id = v_customer and id = p_id);
      -- Said once more: whoever searches in disputes is not held by their policy.
      when 'dispute' then return exists (
        select from disputes where customer_id = v_customer and id = p_id and (sees_all_locations() or sees('review', review_id)));
      when 'incident' then return exists (select from incidents where customer_id = v_customer and id = p_id);
      when 'integration' then return exists (select from integrations where customer_id = v_customer and id = p_id);
      when 'import' then return exists (select from review_imports where customer_id = v_customer and id = p_id);
      when 'qr-code' then return exists (select from qr_codes where customer_id = v_customer and id = p_id);
      when 'hosted-page' then return exists (select from hosted_pages where customer_id = v_customer and id = p_id);
      when 'page-response' then return exists (select from page_responses where customer_id = v_customer and id = p_id);
      when 'customer', 'member' then return true;
      else return false;
    end case;
  end $$;

-- What has a location of its own. What belongs to none is for those who see all.
create policy own_locations on locations as restrictive
  using ((select sees_all_locations()) or id = any ((select current_locations())::uuid[]));
do $$
declare
  v_table text;
begin
  foreach v_table in array array['integrations', 'reviews', 'review_imports', 'review_totals', 'incidents', 'qr_codes',
    'hosted_pages', 'page_responses', 'page_counts']
  loop
    execute format('create policy own_locations on %I as restrictive
      using ((select sees_all_locations()) or location_id = any ((select current_locations())::uuid[]))', v_table);
  end loop;
end $$;

-- What is of a thing that has one.
do $$
declare
  v_part record;
begin
  for v_part in
    select * from (values
      ('sync_runs', 'integration', 'integration_id'),
      ('review_contents', 'review', 'review_id'), ('review_versions', 'review', 'review_id'),
      ('review_analyses', 'review', 'review_id'), ('review_notes', 'review', 'review_id'),
      ('review_events', 'review', 'review_id'), ('replies', 'review', 'review_id'), ('reply_drafts', 'review', 'review_id'),
      ('reply_links', 'review', 'review_id'), ('alert_drafts', 'review', 'review_id'),
      ('scheduled_responses', 'review', 'review_id'), ('incident_reviews', 'review', 'review_id'),
      ('disputes', 'review', 'review_id'), ('dispute_filings', 'dispute', 'dispute_id'),
      ('dispute_events', 'dispute', 'dispute_id'), ('dispute_files', 'dispute', 'dispute_id'),
      ('qr_code_events', 'qr-code', 'qr_code_id'), ('qr_code_scans', 'qr-code', 'qr_code_id'),
      ('qr_code_visitors', 'qr-code', 'qr_code_id'),
      ('hosted_page_versions', 'hosted-page', 'page_id'), ('page_visitors', 'hosted-page', 'page_id'),
      ('page_response_photos', 'page-response', 'response_id'), ('page_response_replies', 'page-response', 'response_id')
    ) as part (tbl, kind, id)
  loop
    execute format('create policy own_locations on %I as restrictive using ((select sees_all_locations()) or sees(%L, %I))',
      v_part.tbl, v_part.kind, v_part.id);
  end loop;
end $$;

-- A policy keeps the index of their words from being used. The functions that search in them, and nobody else, see them without it:
-- each keeps to the reviews that are seen, or what it finds is read again by whoever asked.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['review_contents', 'replies', 'review_notes', 'disputes', 'dispute_files', 'dispute_filings',
    'page_responses']
  loop
    execute format('alter policy own_locations on %I to goodword_app, goodword_auth, goodword_admin, goodword_janitor', v_table);
  end loop;
end $$;

do $$
declare
  v_now text := pg_get_functiondef('find_disputes_saying(text, jsonb, text, jsonb, integer)'::regprocedure);
  v_then text := replace(v_now, 'd.customer_id = current_customer() and',
    'd.customer_id = current_customer() and (sees_all_locations() or sees(''review'', d.review_id)) and');
begin
  if v_then = v_now then raise exception 'find_disputes_saying has no such condition'; end if;
  execute v_then;
end $$;

-- Lines are written for everybody, also about what has just been removed.
create policy own_locations on activity as restrictive for select
  using ((select sees_all_locations()) or sees(subject_type, subject_id));

-- Sums and keys are kept for the whole business, whoever changes what they are about.
create or replace function let_go_of_review() returns trigger language plpgsql as $$
  declare
    v_locations constant text := current_setting('app.locations', true);
  begin
    perform set_config('app.locations', '', true);
    update disputes set review_id = null where customer_id = old.customer_id and review_id = old.id;
    perform set_config('app.locations', coalesce(v_locations, ''), true);
    return old;
  end $$;

alter function rebuild_review_totals(uuid) rename to rebuild_all_review_totals;
create function rebuild_review_totals(p_customer uuid) returns void
  language plpgsql
  as $$
  declare
    v_locations constant text := current_setting('app.locations', true);
  begin
    perform set_config('app.locations', '', true);
    perform rebuild_all_review_totals(p_customer);
    perform set_config('app.locations', coalesce(v_locations, ''), true);
  end $$;

do $$
declare
  v_now text := pg_get_functiondef('apply_review_changes()'::regprocedure);
  v_then text := replace(v_now, 'perform pg_advisory_xact_lock_shared(', $new$-- The last thing before the commit: nothing is limited after it.
    perform set_config('app.locations', '', true);
    perform pg_advisory_xact_lock_shared($new$);
begin
  if v_then = v_now then raise exception 'apply_review_changes has no such line'; end if;
  execute v_then;
end $$;
