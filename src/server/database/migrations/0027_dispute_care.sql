-- Every time a dispute was filed. Reopening lets one file again; what was filed stays on record.
create table dispute_filings (
  customer_id   uuid not null,
  id            uuid not null default gen_random_uuid(),
  dispute_id    uuid not null,
  -- Of the dispute; a reference that comes later belongs to the same filing.
  round         integer not null,
  way           text not null check (way in ('api', 'by-hand')),
  is_sandbox    boolean not null,
  reference     text,
  filed_at      timestamptz(3) not null,
  filed_by      uuid,
  filed_by_name text,
  -- What came of it; an appeal opens it again.
  outcome       text check (outcome in ('removed', 'edited', 'kept', 'withdrawn')),
  decided_at    timestamptz(3),
  primary key (customer_id, id),
  unique (customer_id, dispute_id, round),
  foreign key (customer_id, dispute_id) references disputes (customer_id, id) on delete cascade
);
alter table dispute_filings enable row level security;
alter table dispute_filings force row level security;
create policy own_customer on dispute_filings using (customer_id = current_customer()) with check (customer_id = current_customer());

-- Whoever owns the tables is bound by their policies too, unless told otherwise.
alter table disputes no force row level security;
alter table dispute_filings no force row level security;
alter table dispute_events no force row level security;
alter table reviews no force row level security;
alter table team_members no force row level security;

-- What was filed before this table stands in the history: one filing between two reopenings, its reference told last.
with told as (
    select e.*, (count(*) filter (where e.kind = 'reopened') over history)::integer as round
    from dispute_events e
    window history as (partition by e.customer_id, e.dispute_id order by e.created_at, e.id)),
filed as (
    select customer_id, dispute_id, round, min(created_at) as filed_at,
      (array_agg(detail order by created_at desc, id desc))[1] as reference,
      (array_agg(actor_id order by created_at, id))[1] as actor_id,
      (array_agg(actor_name order by created_at, id))[1] as actor_name
    from told where kind = 'filed' group by customer_id, dispute_id, round)
insert into dispute_filings
  (customer_id, dispute_id, round, way, is_sandbox, reference, filed_at, filed_by, filed_by_name, outcome, decided_at)
select f.customer_id, f.dispute_id, f.round, case when f.actor_id is null then 'api' else 'by-hand' end,
  f.actor_id is null or coalesce(r.is_sandbox, false), f.reference,
  case when f.round = d.filing_round then coalesce(d.filed_at, f.filed_at) else f.filed_at end,
  case when f.round = d.filing_round then d.filed_by else f.actor_id end,
  coalesce(f.actor_name, m.name),
  case when f.round = d.filing_round then d.outcome else 'kept' end,
  case when f.round = d.filing_round then d.closed_at else (
    select max(t.created_at) from told t
    where t.customer_id = f.customer_id and t.dispute_id = f.dispute_id and t.round = f.round and t.kind = 'rejected') end
from filed f
  join disputes d on d.customer_id = f.customer_id and d.id = f.dispute_id
  left join reviews r on r.customer_id = d.customer_id and r.id = d.review_id
  left join team_members m on m.customer_id = d.customer_id and m.user_id = d.filed_by and f.round = d.filing_round;

-- The last filing of each is what the dispute shows, also once it was reopened.
update disputes d set filed_with_platform = true, filed_at = f.filed_at, platform_case_id = f.reference,
  is_sandbox_case = f.is_sandbox
from (select distinct on (customer_id, dispute_id) * from dispute_filings order by customer_id, dispute_id, round desc) f
where f.customer_id = d.customer_id and f.dispute_id = d.id and not d.filed_with_platform;

alter table disputes
  -- What somebody told of a review that we do not have.
  add column stated_rating  smallint check (stated_rating between 1 and 5),
  add column stated_content text,
  -- Whoever wrote first, somebody has changed the words since.
  add column draft_edited   boolean not null default false,
  -- What the priority was found for; another reason since makes it an old one.
  add column priority_reason   text check (priority_reason in ('fake', 'offensive', 'irrelevant', 'competitor', 'other')),
  -- Why the last attempt at many at once found none for this one (message and refusal), and when it was asked for.
  add column priority_problem  jsonb,
  add column priority_asked_at timestamptz(3),
  drop constraint disputes_filing_state_check,
  drop column urgency;
-- Open ones first, most urgent first; what nobody has looked at comes last of its kind.
alter table disputes add column urgency smallint not null generated always as
  (case when status in ('pending', 'in_progress') then 11 else 0 end + coalesce(urgency_score, 0)) stored;
create index disputes_by_urgency on disputes (customer_id, urgency desc, created_at desc, id desc);
update disputes set filing_state = 'none' where filing_state = 'by-hand';
update disputes set priority_reason = reason where priority is not null;
alter table disputes add constraint disputes_filing_state_check
  check (filing_state in ('none', 'queued', 'filing', 'filed', 'failed'));

alter table disputes force row level security;
alter table dispute_filings force row level security;
alter table dispute_events force row level security;
alter table reviews force row level security;
alter table team_members force row level security;

drop index disputes_not_prioritized;
create index disputes_to_prioritize on disputes (customer_id, created_at desc)
  where (not ai_prioritized or priority_problem is not null) and status in ('pending', 'in_progress');

-- Names a review of a competitor may betray itself by.
create table competitor_names (
  customer_id uuid primary key references customers (id) on delete cascade,
  names       jsonb not null,
  updated_at  timestamptz not null default now()
);
alter table competitor_names enable row level security;
alter table competitor_names force row level security;
create policy own_customer on competitor_names using (customer_id = current_customer()) with check (customer_id = current_customer());

grant select, insert, update, delete on dispute_filings, competitor_names to goodword_app;
