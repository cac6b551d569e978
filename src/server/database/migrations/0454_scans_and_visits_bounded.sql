-- Those of months are kept for 369 days after the last of theirs, which is a year at least, and never longer than 400 days.
create or replace function partitioned_tables() returns table (name text, by_column text, period text, kept interval, ahead integer)
  language sql immutable
  as $$
    values ('live_events', 'created_at', 'day', interval '2 days', 2),
      ('qr_code_visitors', 'day', 'day', interval '2 days', 2), ('page_visitors', 'day', 'day', interval '2 days', 2),
      ('qr_code_events', 'created_at', 'month', interval '369 days', 1), ('campaign_events', 'created_at', 'month', interval '369 days', 1)
  $$;

select begin_partitioning(t) from unnest('{qr_code_visitors,page_visitors,qr_code_events,campaign_events}'::text[]) t;
