-- Passages of an assistant's draft that want a second look, by their place in the text as it was given.
alter table reply_drafts add column draft_doubts jsonb not null default '[]';
alter table alert_drafts add column draft_doubts jsonb not null default '[]';
alter table reply_links add column draft_doubts jsonb not null default '[]';
