-- How often the refresh token before the present one came from another device than the present one went to: once may be a browser
-- that calls itself something else, twice is a copy.
alter table auth.sessions add column strange_refreshes smallint not null default 0;
