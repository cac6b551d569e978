select prepare_partitioning(t) from unnest('{qr_code_visitors,page_visitors,qr_code_events}'::text[]) t;
