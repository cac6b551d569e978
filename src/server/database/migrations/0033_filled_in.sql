-- What earlier migrations filled in reached no row where an ordinary role owns the tables: it is bound by their policies
-- unless told otherwise. Where it did, nothing changes.
alter table integrations no force row level security;
alter table reviews no force row level security;
alter table review_contents no force row level security;
alter table replies no force row level security;
alter table scheduled_responses no force row level security;

update integrations set problem_kind = case
    when status <> 'connected' then 'not-revoked'
    when needs_reconnect then 'reconnect'
    else 'platform-down' end
  where problem is not null and problem_kind is null;

update reviews r set has_text = true from review_contents c
  where c.customer_id = r.customer_id and c.review_id = r.id and c.content <> '' and not r.has_text;

update reviews r set ai_generated = false from replies p
  where p.customer_id = r.customer_id and p.id = r.reply_id and r.ai_generated and p.draft_origin ->> 'engine' = 'template';
update replies set ai_generated = false where ai_generated and draft_origin ->> 'engine' = 'template';
update scheduled_responses set ai_generated = false where ai_generated and draft_origin ->> 'engine' = 'template';

alter table integrations force row level security;
alter table reviews force row level security;
alter table review_contents force row level security;
alter table replies force row level security;
alter table scheduled_responses force row level security;
