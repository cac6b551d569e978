import { readFileSync } from 'node:fs'
import { Pool, type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REVIEW_WIDGET_KINDS } from '#shared/domain/review-widgets.ts'
import { REPORT_CADENCES } from '#shared/contracts/report-mails.ts'
import { ACTIVITY_ACTIONS, NOTIFICATION_TYPES, SUBJECT_TYPES } from '#shared/domain/activity-actions.ts'
import { CAMPAIGN_TYPES } from '#shared/domain/assistant.ts'
import { FEATURE_SWITCHES } from '#shared/domain/feature-switches.ts'
import { NOTICE_TONES } from '#shared/contracts/notices.ts'
import { CAMPAIGN_STATUSES } from '#shared/contracts/campaign-filter.ts'
import {
  CAMPAIGN_CHANNELS,
  CAMPAIGN_EVENT_STATUSES,
  CAMPAIGN_EVENT_TYPES,
  CAMPAIGN_LINK_KINDS,
  CAMPAIGN_RUNS,
  RECIPIENT_STATES,
} from '#shared/domain/campaigns.ts'
import { PROVIDER_EVENT_KINDS, PROVIDER_TYPES, PROVIDERS, SOCIAL_PROVIDERS } from '#shared/domain/providers.ts'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { HOSTED_PAGE_KINDS, SCORE_BANDS } from '#shared/domain/hosted-page-kinds.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { PERMISSION_CATEGORIES, permissionsIn } from '#shared/domain/permission-rules.ts'
import { PERMISSIONS, TEAM_ROLES } from '#shared/domain/permissions.ts'
import {
  BILLING_STATES,
  COUPON_TYPES,
  REFUND_STATES,
  INVOICE_STATUSES,
  BILLING_INTERVALS,
} from '#shared/domain/billing.ts'
import { CUSTOMER_STATUSES, SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import { INTEGRATION_STATUSES, PLATFORMS } from '#shared/domain/platforms.ts'
import { IMPORT_STATES } from '#shared/domain/review-import.ts'
import { SYNC_STATES, SYNC_TRIGGERS } from '#shared/contracts/integrations.ts'
import { CONTACT_SOURCES } from '#shared/contracts/contact-filter.ts'
import {
  ALL_CONSENT_PLACES,
  CONSENT_ACTIONS,
  CONSENT_BASES,
  CONSENT_CHANNELS,
  CONSENT_STATES,
  SUPPRESSION_REASONS,
} from '#shared/contracts/contacts.ts'
import { CONTACT_FAULTS, CONTACT_IMPORT_STATES } from '#shared/domain/contact-import.ts'
import { CONTACT_TOPICS } from '#shared/contracts/contact-messages.ts'
import { HOSTED_PAGE_STATUSES } from '#shared/contracts/hosted-page-filter.ts'
import { QR_CODE_EVENT_TYPES, QR_CODE_STATUSES, QR_CODE_TYPES, SCAN_DEVICES } from '#shared/contracts/qr-codes.ts'
import { SSO_KINDS } from '#shared/contracts/sso.ts'
import { cloneDatabase, type ClonedDatabase } from '#testing/clone-database.ts'
import { findLocationFaults } from '#testing/location-faults.ts'
import { findShardingFaults } from '#testing/sharding-faults.ts'
import { findTenancyFaults } from '#testing/tenancy-faults.ts'
import { LOGIN_ROLES } from './roles.ts'

let database: ClonedDatabase
let superuser: Pool

beforeAll(async () => {
  database = await cloneDatabase()
  superuser = new Pool({ ...database.superuser, max: 2 })
  // The database is dropped while its last connection is still closing.
  superuser.on('error', () => undefined)
})
afterAll(async () => {
  await superuser.end()
  await database.drop()
})

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await superuser.query<Row>(sql, values)).rows

describe('tables of customers', () => {
  it('are all guarded by forced row-level security, and cannot point across customers', async () => {
    expect(await findTenancyFaults(superuser)).toEqual([])
  })

  it.each([
    ['no row-level security', 'create table leaky (customer_id uuid not null, id uuid, primary key (customer_id, id))'],
    [
      'a nullable customer',
      `create table leaky (customer_id uuid, id uuid primary key);
       alter table leaky enable row level security; alter table leaky force row level security;
       create policy own_customer on leaky using (customer_id = current_customer())`,
    ],
    [
      'a foreign key without the customer',
      `create table leaky (customer_id uuid not null, id uuid, member_id uuid, primary key (customer_id, id));
       create unique index on team_members (id);
       alter table leaky add foreign key (member_id) references team_members (id);
       alter table leaky enable row level security; alter table leaky force row level security;
       create policy own_customer on leaky using (customer_id = current_customer())`,
    ],
    ['neither a customer nor a place on the list', 'create table leaky (id uuid primary key)'],
    ['a policy that lets the app see everything', 'create policy leaky on activity to goodword_app using (true)'],
    [
      'a policy that lets anything be written',
      'create policy leaky on notifications using (customer_id = current_customer()) with check (true)',
    ],
    [
      'a wider own policy',
      'alter policy own_customer on activity using (true); create table leaky (id int primary key)',
    ],
    [
      'its security switched off',
      'alter table customers no force row level security; create table leaky (id int primary key)',
    ],
    ['a stored view of it', 'create materialized view leaky as select * from team_members'],
    ['a view that reads as its owner', 'create view leaky as select * from team_members'],
    [
      'a partition that is not forced',
      `create table leaky partition of live_events for values from ('2999-01-01') to ('2999-01-02')`,
    ],
    ['a partition that may be read by itself', 'grant select (type) on live_events_default to goodword_app'],
    [
      'a partition with a policy of its own',
      'create policy own_customer on live_events_default using (customer_id = current_customer())',
    ],
  ])('are caught when one has %s', async (fault, sql) => {
    const faults = await findAfter(sql, findTenancyFaults)
    const planted = faults.filter((found) => !found.includes('has no customer_id') || fault.startsWith('neither'))
    expect(planted.length).toBeGreaterThan(0)
  })
})

describe('tables of customers, for somebody who is limited to some locations,', () => {
  it('show theirs only, or say why they are of none', async () => {
    expect(await findLocationFaults(superuser)).toEqual([])
  })

  it.each([
    ['a table that nobody has thought of', 'create table leaky (customer_id uuid not null)'],
    ['a table without its policy', 'drop policy own_locations on qr_codes'],
    ['a policy that shows all', 'alter policy own_locations on reviews using (true)'],
    ['one that lets anything be written', 'alter policy own_locations on qr_codes with check (true)'],
    [
      'one that asks the wrong way round',
      `alter policy own_locations on reviews using ((select not sees_all_locations()) or location_id is not null)`,
    ],
    [
      'one that adds instead of taking away',
      `drop policy own_locations on disputes;
       create policy own_locations on disputes using ((select sees_all_locations()) or sees('review', review_id))`,
    ],
    ['one for some roles only', 'alter policy own_locations on qr_codes to goodword_app'],
  ])('are caught when there is %s', async (_fault, sql) => {
    expect(await findAfter(sql, findLocationFaults)).toHaveLength(1)
  })
})

describe('tables that customers are spread over servers by', () => {
  it('need nothing of another customer, of auth or of the directory', async () => {
    expect(await findShardingFaults(superuser)).toEqual([])
  })

  const trigger = (body: string) =>
    `create function leak() returns trigger language plpgsql as $$ begin ${body}; return old; end $$`
  it.each([
    ['a uniqueness over all customers', 'create unique index leaky on locations (name)'],
    ['customers that are unique by anything but their id', 'create unique index leaky on customers (user_id)'],
    [
      'a key to auth',
      'alter table locations add constraint leaky foreign key (id) references auth.users (id) not valid',
    ],
    [
      'a key that is emptied in part',
      `alter table disputes add constraint leaky foreign key (customer_id, review_id) references reviews (customer_id, id)
       on delete set null (review_id)`,
    ],
    [
      'a directory that nobody listed',
      'create table directory.leaky (word text primary key, customer_id uuid not null)',
    ],
    ['a table that does not say of which kind it is', 'create table leaky (customer_id uuid, id uuid)'],
    ['a kind without its table', 'drop table notices'],
    [
      'a look-up that joins it with auth',
      `create function leak() returns bigint language sql
       as 'select count(*) from auth.users u join team_members m on m.user_id = u.id'`,
    ],
    [
      'a look-up that joins it with the directory',
      `create function leak() returns bigint language sql
       as 'select count(*) from directory.memberships d, team_members m join customers c on c.id = m.customer_id'`,
    ],
    [
      'a trigger that joins what it was handed',
      `create function leak() returns trigger language plpgsql as $$ begin
         update reviews r set url = null from fresh f where r.customer_id = f.customer_id; return null; end $$;
       create trigger leaky after insert on reviews referencing new table as fresh for each statement execute function leak()`,
    ],
    [
      'a look-up in SQL that is given a value',
      `create function leak(p_user uuid) returns bigint language sql security definer
       as 'select count(*) from team_members where user_id = p_user'`,
    ],
    ['a trigger for all customers', trigger('update disputes set review_id = null where review_id = old.id')],
  ])('are caught when there is %s', async (_fault, sql) => {
    expect(await findAfter(sql, findShardingFaults)).toHaveLength(1)
  })
})

/** As the database would be with this change. */
async function findAfter(sql: string, find: (db: PoolClient) => Promise<string[]>): Promise<string[]> {
  const client = await superuser.connect()
  await client.query('begin')
  await client.query(sql)
  const faults = await find(client)
  await client.query('rollback')
  client.release()
  return faults
}

describe('roles', () => {
  it('of the running product own nothing, are no superusers and cannot step around row-level security', async () => {
    const roles = await query<{ rolname: string; is_strong: boolean; owned: number }>(
      `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as is_strong,
         (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
       from pg_roles where rolname = any($1) order by rolname`,
      [[...LOGIN_ROLES]],
    )
    expect(roles.map((role) => role.rolname)).toEqual([...LOGIN_ROLES].toSorted())
    expect(roles.filter((role) => role.is_strong || role.owned > 0)).toEqual([])
  })

  it('keep password hashes to the auth service', async () => {
    const readers = await query<{ grantee: string }>(
      `select distinct grantee from information_schema.role_table_grants
       where table_schema = 'auth' and table_name = 'users' and grantee like 'goodword%' and grantee <> 'goodword_owner'
         and privilege_type <> 'DELETE'`,
    )
    expect(readers.map((reader) => reader.grantee).toSorted()).toEqual(['goodword_auth', 'goodword_lookup'])
  })

  it('cannot put a temporary table in front of a real one', async () => {
    const rows = await query<{ can: boolean }>(
      `select has_database_privilege(r.rolname, current_database(), 'temporary') as can from pg_roles r where rolname = any($1)`,
      [[...LOGIN_ROLES]],
    )
    const paths = await query<{ config: string[] }>(
      `select p.proconfig as config from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname in ('public', 'auth', 'sandbox')`,
    )
    expect(rows.map((row) => row.can)).toEqual(LOGIN_ROLES.map(() => false))
    expect(paths.every((row) => row.config.includes('search_path=pg_catalog, public, pg_temp'))).toBe(true)
  })

  it('reach across customers only through the named functions, each by the one who needs it', async () => {
    const functions = await query<{ name: string; callers: string[] }>(
      `select p.proname as name,
         array(select r from unnest($1::text[]) r where has_function_privilege(r, p.oid, 'execute') order by 1) as callers
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname in ('public', 'auth', 'sandbox') order by 1`,
      [[...LOGIN_ROLES]],
    )
    expect(functions.map((row) => `${row.name}: ${row.callers.join(', ')}`)).toEqual([
      'close_place: goodword_app',
      'end_sessions: goodword_auth',
      'erase_closed_customer: goodword_app',
      'find_api_key: goodword_app',
      'find_billing_accounts: goodword_app',
      'find_billing_owner: goodword_app',
      'find_calendar_feed: goodword_app',
      'find_campaign_link: goodword_app',
      'find_campaign_links: goodword_app',
      'find_confirmed_email: goodword_app',
      'find_contact_link: goodword_app',
      'find_customer_view: goodword_app',
      'find_customers_to_analyze: goodword_app',
      'find_customers_with_left_runs: goodword_app',
      'find_disputes_saying: goodword_app',
      'find_domain_owner: goodword_app',
      'find_due_deliveries: goodword_app',
      'find_due_digests: goodword_app',
      'find_due_disputes: goodword_app',
      'find_due_domains: goodword_app',
      'find_due_reputation_reports: goodword_app',
      'find_due_response_targets: goodword_app',
      'find_due_syncs: goodword_app',
      'find_due_trials: goodword_app',
      'find_ending_providers: goodword_app',
      'find_erasure: goodword_app',
      'find_hosted_page: goodword_app',
      'find_integrations_of_listing: goodword_app',
      'find_invitations_for: goodword_auth',
      'find_kept_sessions: goodword_app',
      'find_left_clicks: goodword_app',
      'find_left_scans: goodword_app',
      'find_locations_of: goodword_app',
      'find_logo_owner: goodword_app',
      'find_long_syncs: goodword_app',
      'find_memberships: goodword_app, goodword_auth',
      'find_overdue_campaigns: goodword_app',
      'find_overdue_responses: goodword_app',
      'find_provider_hook: goodword_app',
      'find_qr_codes: goodword_app',
      'find_reply_link: goodword_app',
      'find_review_widget: goodword_app',
      'find_reviews_saying: goodword_app',
      'find_session: goodword_app',
      'find_session_owner: goodword_app',
      'find_sso_provider: goodword_auth',
      'find_stranded_disputes: goodword_app',
      'find_stranded_replies: goodword_app',
      'find_stranded_webhooks: goodword_app',
      'find_unchecked_providers: goodword_app',
      'find_visit_hook: goodword_app',
      'fold_platform_days: goodword_app',
      'forget_billing_events: ',
      'is_account_open: goodword_app',
      'is_account_unchanged: goodword_app',
      'is_installation_empty: goodword_auth',
      'keep_partitions: goodword_app',
      'measure_campaign_recipients: goodword_app',
      'measure_reviews: goodword_app',
      'note_platform_change: goodword_admin, goodword_app, goodword_auth',
      'prune_activity_addresses: goodword_app',
      'prune_ai_usage: goodword_app',
      'prune_campaigns: goodword_app',
      'prune_chat: goodword_app',
      'prune_competitors: goodword_app',
      'prune_contact_imports: goodword_app',
      'prune_contacts: goodword_app',
      'prune_data_exports: goodword_app',
      'prune_dispute_drafts: goodword_app',
      'prune_expired: goodword_app',
      'prune_notifications: goodword_app',
      'prune_page_responses: goodword_app',
      'prune_provider_events: goodword_app',
      'prune_qr_codes: goodword_app',
      'prune_review_contents: goodword_app',
      'prune_unconfirmed: goodword_app',
      'prune_visit_hooks: goodword_app',
      'prune_webhooks: goodword_app',
      'release_push_endpoint: goodword_app',
      'release_sso_people: goodword_app',
      'search_contacts: goodword_app',
      'search_page_responses: goodword_app',
      'search_reviews: goodword_app',
      'search_texts: goodword_app',
      'search_words: goodword_app',
      'touch_session: goodword_app',
    ])
  })
})

describe('tables.ts', () => {
  it('names exactly the columns the database has', async () => {
    const columns = await query<{ name: string; columns: string[] }>(
      `select case when table_schema = 'public' then table_name else table_schema || '.' || table_name end as name,
         array_agg(column_name::text order by column_name) as columns
       from information_schema.columns
       where table_schema in ('public', 'auth', 'directory', 'sandbox') and table_name <> 'schema_migrations'
         and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass) group by 1`,
    )
    const actual = Object.fromEntries(columns.map((row) => [row.name, row.columns]))

    expect(readDeclaredTables()).toEqual(actual)
  })
})

describe('permissions', () => {
  it('in the table are those of the code, in the same categories', async () => {
    const rows = await query<{ id: string; category: string }>('select id, category from permissions')
    const listed = PERMISSION_CATEGORIES.flatMap((category) =>
      permissionsIn(category).map((id) => ({ id, category: category as string })),
    )
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
    expect(listed.map(({ id }) => id).toSorted()).toEqual([...PERMISSIONS].toSorted())
    expect(rows.toSorted(byId)).toEqual(listed.toSorted(byId))
  })
})

describe('check constraints', () => {
  it.each([
    ['customers', 'subscription_tier', SUBSCRIPTION_TIERS],
    ['customers', 'status', CUSTOMER_STATUSES],
    ['team_members', 'role', TEAM_ROLES],
    ['team_members', 'language', LOCALES],
    ['notifications', 'type', NOTIFICATION_TYPES],
    ['activity', 'subject_type', SUBJECT_TYPES],
    ['contact_messages', 'topic', CONTACT_TOPICS],
    ['sso_providers', 'kind', SSO_KINDS],
    ['integrations', 'type', PLATFORMS],
    ['integrations', 'status', INTEGRATION_STATUSES],
    ['reviews', 'platform', PLATFORMS],
    ['review_imports', 'platform', PLATFORMS],
    ['review_imports', 'state', IMPORT_STATES],
    ['sync_runs', 'state', SYNC_STATES],
    ['sync_runs', 'trigger', SYNC_TRIGGERS],
    ['qr_codes', 'type', QR_CODE_TYPES],
    ['qr_codes', 'status', QR_CODE_STATUSES],
    ['qr_code_events', 'event_type', QR_CODE_EVENT_TYPES],
    ['qr_code_scans', 'device', SCAN_DEVICES],
    ['hosted_pages', 'kind', HOSTED_PAGE_KINDS],
    ['reputation_reports', 'cadence', REPORT_CADENCES],
    ['week_words', 'language', LOCALES],
    ['review_widgets', 'kind', REVIEW_WIDGET_KINDS],
    ['review_widgets', 'language', LOCALES],
    ['hosted_pages', 'status', HOSTED_PAGE_STATUSES],
    ['contacts', 'language', LOCALES],
    ['contacts', 'source', CONTACT_SOURCES],
    ['contacts', 'email_state', CONSENT_STATES],
    ['contacts', 'sms_state', CONSENT_STATES],
    ['contact_consents', 'channel', CONSENT_CHANNELS],
    ['contact_consents', 'action', CONSENT_ACTIONS],
    ['contact_consents', 'basis', CONSENT_BASES],
    ['contact_consents', 'place', ALL_CONSENT_PLACES],
    ['contact_suppressions', 'channel', CONSENT_CHANNELS],
    ['contact_suppressions', 'reason', SUPPRESSION_REASONS],
    ['campaigns', 'type', CAMPAIGN_TYPES],
    ['campaigns', 'status', CAMPAIGN_STATUSES],
    ['campaigns', 'link_kind', CAMPAIGN_LINK_KINDS],
    ['campaigns', 'run_kind', CAMPAIGN_RUNS],
    ['campaign_recipients', 'channel', CAMPAIGN_CHANNELS],
    ['campaign_recipients', 'state', RECIPIENT_STATES],
    ['campaign_deliveries', 'channel', CAMPAIGN_CHANNELS],
    ['campaign_events', 'event_type', CAMPAIGN_EVENT_TYPES],
    ['campaign_events', 'status', CAMPAIGN_EVENT_STATUSES],
    ['contact_imports', 'state', CONTACT_IMPORT_STATES],
    ['contact_import_faults', 'fault', CONTACT_FAULTS],
    ['page_responses', 'language', LOCALES],
    ['page_responses', 'band', SCORE_BANDS],
    ['page_responses', 'sentiment', SENTIMENTS],
    ['provider_connections', 'provider_type', PROVIDER_TYPES],
    ['provider_connections', 'provider_name', PROVIDERS],
    ['provider_authorizations', 'provider_name', SOCIAL_PROVIDERS],
    ['provider_events', 'kind', PROVIDER_EVENT_KINDS],
    ['subscriptions', 'state', BILLING_STATES],
    ['subscriptions', 'tier', SUBSCRIPTION_TIERS],
    ['subscriptions', 'next_tier', SUBSCRIPTION_TIERS],
    ['subscriptions', 'billing_interval', BILLING_INTERVALS],
    ['subscriptions', 'next_interval', BILLING_INTERVALS],
    ['invoices', 'status', INVOICE_STATUSES],
    ['coupons', 'type', COUPON_TYPES],
    ['refunds', 'state', REFUND_STATES],
    ['credits', 'state', REFUND_STATES],
    ['notices', 'tone', NOTICE_TONES],
    ['switched_off', 'name', FEATURE_SWITCHES],
  ] as const)('of %s.%s list what the code lists', async (table, column, values) => {
    const [constraint] = await query<{ definition: string }>(
      `select pg_get_constraintdef(c.oid) as definition from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2`,
      [table, column],
    )
    const listed = [...(constraint?.definition ?? '').matchAll(/'([^']+)'::text/g)].map((match) => match[1] ?? '')
    expect(listed.toSorted()).toEqual([...values].toSorted())
  })

  it('leave activity open to new actions, which the code lists', () => {
    expect(ACTIVITY_ACTIONS.every((action) => /^[a-z-]+\.[a-z-]+$/.test(action))).toBe(true)
  })
})

/** Reads the declarations as text: types are gone when the code runs. */
function readDeclaredTables(): Record<string, string[]> {
  const files = [
    'tables.ts',
    'api-tables.ts',
    'auth-tables.ts',
    'team-tables.ts',
    'platform-tables.ts',
    'inbox-tables.ts',
    'assistant-tables.ts',
    'dispute-tables.ts',
    'dashboard-tables.ts',
    'automation-tables.ts',
    'chat-tables.ts',
    'competitor-tables.ts',
    'notification-tables.ts',
    'hosted-page-tables.ts',
    'contact-tables.ts',
    'campaign-tables.ts',
    'outbox-tables.ts',
    'provider-tables.ts',
    'sandbox-tables.ts',
    'workspace-tables.ts',
    'billing-tables.ts',
    'operations-tables.ts',
  ]
  const source = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n')
  const bodies = new Map(
    [...source.matchAll(/export interface (\w+Table) \{\n([\s\S]*?)\n\}/g)].map((match) => [match[1], match[2] ?? '']),
  )
  const tables = [...source.matchAll(/export interface \w*Tables(?: extends [\w, ]+)? \{\n([\s\S]*?)\n\}/g)].join('\n')
  return Object.fromEntries(
    [...tables.matchAll(/^ {2}'?([\w.]+)'?: (\w+)$/gm)].map((match) => {
      const columns = [...(bodies.get(match[2]) ?? '').matchAll(/^ {2}(\w+)\??:/gm)].map((column) => column[1] ?? '')
      return [match[1] ?? '', columns.toSorted()]
    }),
  )
}
