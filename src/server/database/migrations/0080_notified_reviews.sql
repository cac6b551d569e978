-- Which reviews a notification tells of, the newest first: their words are shown with it for as long as they are kept.
alter table notifications add column review_ids uuid[] not null default '{}';
-- What became of a reply link: the page follows this reply, and can take it back.
alter table reply_links add column reply_id uuid;
