-- Scans are handed over in one statement that commits by itself: once it has left the process, no end of the process takes it back.
create function keep_scans(p_customer_id uuid, p_batches text[]) returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    perform set_config('app.customer_id', p_customer_id::text, true), set_config('synchronous_commit', 'off', true);
    insert into qr_code_scan_batches (customer_id, scans) select p_customer_id, b::jsonb from unnest(p_batches) b;
  end $$;
