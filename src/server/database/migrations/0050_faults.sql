-- What went wrong outside: its kind, a reason, and the platform's own words, so that each screen says it in its reader's
-- language. Sentences that were kept before become the words.

create function pg_temp.fault(kind text, reason text, words text) returns jsonb language sql immutable as $$
  select jsonb_build_object('kind', kind, 'reason', reason, 'words', nullif(words, ''))
$$;

create function pg_temp.fault_in(sentence text) returns jsonb language sql immutable as $$
  select case
    when sentence is null then null
    when sentence like '%Something went wrong on our side.' then pg_temp.fault('our-fault', null, null)
    when sentence = 'Failed to file dispute with platform' then pg_temp.fault('our-fault', null, null)
    when sentence like 'This dispute is not linked%' then pg_temp.fault('gone', 'not-linked', null)
    when sentence ~ 'is not connected\.|^No active ' then pg_temp.fault('reconnect', 'not-connected', null)
    when sentence like '%Access token for % has expired.%' then pg_temp.fault('reconnect', 'token-expired', null)
    when sentence like '%Missing required % API credentials' then pg_temp.fault('reconnect', 'credentials-missing', null)
    when sentence like '%Unsupported platform: %' then pg_temp.fault('rejected', 'unsupported', null)
    else pg_temp.fault(case
      when sentence ~* 'too many|limit' then 'rate-limited'
      when sentence ~* 'cannot be reached|answered 5|problem of its own|not understand|busy' then 'platform-down'
      when sentence ~* 'permission' then 'permission-missing'
      when sentence ~* 'no longer accepts|any more|run out|no longer valid|was changed|was removed' then 'reconnect'
      when sentence ~* 'no longer' then 'gone'
      else 'rejected'
    end, null, regexp_replace(regexp_replace(sentence, '^Error fetching from [a-z]+: ', ''), ' It will be tried again\.$', ''))
  end
$$;

-- Whoever owns the tables is bound by their policies unless told otherwise.
alter table integrations no force row level security;
alter table sync_runs no force row level security;
alter table disputes no force row level security;
alter table replies no force row level security;

alter table integrations add column fault jsonb;
update integrations set fault = pg_temp.fault_in(problem)
  || jsonb_build_object('kind', case problem_kind when 'refused' then 'rejected' else coalesce(problem_kind, 'our-fault') end)
  where problem is not null and problem_kind is distinct from 'not-revoked';
update integrations set fault = pg_temp.fault('not-revoked', null, null) where problem_kind = 'not-revoked';
alter table integrations drop column problem, drop column problem_kind;

alter table sync_runs add column fault jsonb;
update sync_runs set fault = pg_temp.fault_in(message) where message is not null;
alter table sync_runs drop column message;

alter table disputes add column filing_fault jsonb;
update disputes set filing_fault = pg_temp.fault_in(filing_problem) where filing_problem is not null;
alter table disputes drop column filing_problem;

alter table replies add column fault jsonb;
update replies set fault = pg_temp.fault(
    coalesce(case when reason is not null then 'rejected' end, problem_kind, case state when 'rejected' then 'rejected' when 'saved' then 'not-connected' else 'our-fault' end),
    reason,
    case when coalesce(problem_kind, 'platform-down') in ('platform-down', 'rate-limited', 'reconnect', 'permission-missing')
      then regexp_replace(
        regexp_replace(problem, '^Response saved locally, but failed to post to [^:]+: ', ''), ' It will be tried again\.$', '')
    end)
  where problem is not null or problem_kind is not null or reason is not null;
alter table replies drop column problem, drop column problem_kind, drop column reason;

alter table integrations force row level security;
alter table sync_runs force row level security;
alter table disputes force row level security;
alter table replies force row level security;

-- Their refusal, or that they failed, says it all.
alter table review_bulk_runs drop column message;
alter table reanalyses drop column problem;
