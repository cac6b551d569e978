-- What is found before anybody is known is asked for thousands of times a second: it is planned once a connection.
alter function find_campaign_links(text[]) set plan_cache_mode = force_generic_plan;
alter function find_qr_codes(text[]) set plan_cache_mode = force_generic_plan;

-- Opens and clicks are noted where the message stands, without a new entry in each of its indexes.
alter table campaign_recipients set (fillfactor = 80);
