import { once } from 'node:events'
import { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import { QUEUE_SCHEMA } from '#server/kernel/jobs/queue-sql.ts'
import type { StandAloneApp } from '#testing/stand-alone-app.ts'

const CHANNEL = 'platform_ledger'

/**
 * Every reply a platform of the sandbox takes gets a line of its own, in the platform's own commit: the log of calls is
 * written after it, and a kill in between would keep a reply out of that.
 */
export async function openLedger({ superuser }: StandAloneApp): Promise<void> {
  await superuser.query(`
    create schema chaos;
    create table chaos.ledger (vendor text not null, review_id text not null, text text);
    create function chaos.note_reply() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
      begin
        insert into chaos.ledger values (new.vendor, new.id, new.reply_text);
        perform pg_notify('${CHANNEL}', new.id);
        return null;
      end $$;
    create trigger note_reply after update on sandbox.vendor_reviews for each row
      when (new.reply_updated_at is distinct from old.reply_updated_at) execute function chaos.note_reply();`)
}

/** What became of a reply that was asked for. */
export interface Fate {
  reviewId: string
  text: string
  onPlatform: string | null
  timesTaken: number
  state: string | null
  status: string
  replies: number
}

/** Beside the product, on its database, until that is killed with it. */
export async function watchDatabase(address: DatabaseAddress) {
  const client = new Client({ ...address, user: 'postgres', password: '' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  return {
    /** The ten seconds for second thoughts are over for everything that waits. What was claimed keeps its time: its job comes when the call must have ended. */
    async endUndo(): Promise<void> {
      await client.query(
        `with ended as (update replies set post_after = now() where state = 'queued' and post_after > now() returning id)
         update ${QUEUE_SCHEMA}.job j set start_after = now() from ended
         where j.name = 'replies.post' and j.state = 'created' and j.start_after > now() and j.data ->> 'replyId' = ended.id::text`,
      )
    },
    /** The moment a platform has taken a reply, and nobody on our side knows it yet. */
    nextTaken: () => once(client, 'notification'),
    /** A platform has them, and here they are still on their way: whoever sent them was killed before the answer. */
    async listUntold(): Promise<string[]> {
      const { rows } = await client.query<{ id: string }>(
        `select r.id from reviews r join chaos.ledger l on l.vendor = r.platform and l.review_id = r.platform_review_id
         where r.reply_state = 'sending'`,
      )
      return rows.map(({ id }) => id)
    },
    async tellFates(asked: ReadonlyMap<string, string>): Promise<Fate[]> {
      const { rows } = await client.query<Fate>(
        `select r.id as "reviewId", a.text, v.reply_text as "onPlatform", r.reply_state as state, r.status,
           (select count(*)::int from chaos.ledger l where l.vendor = v.vendor and l.review_id = v.id) as "timesTaken",
           (select count(*)::int from replies p where p.review_id = r.id) as replies
         from jsonb_to_recordset($1) as a ("reviewId" uuid, text text)
         join reviews r on r.id = a."reviewId"
         join sandbox.vendor_reviews v on v.vendor = r.platform and v.id = r.platform_review_id`,
        [JSON.stringify([...asked].map(([reviewId, text]) => ({ reviewId, text })))],
      )
      return rows
    },
    close: () => client.end().catch(() => undefined),
  }
}

export type DatabaseWatch = Awaited<ReturnType<typeof watchDatabase>>
