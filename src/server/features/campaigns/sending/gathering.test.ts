import { describe, expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { canExplain, explain } from '#testing/explain.ts'
import { startTestApp } from '#testing/test-app.ts'
import { PART } from './gather-recipients.ts'
import { selectRecipients } from './recipients.repository.ts'

const app = await startTestApp()
const { start, goOut, addGuest, messagesTo } = createCampaigns(app)

const addMany = (customerId: string, count: number) =>
  app.superuser.query(
    `insert into contacts (customer_id, name, email, source, email_state)
     select $1, 'Guest ' || n, 'many' || n || '@guests.test', 'import', 'granted' from generate_series(1, $2::int) n`,
    [customerId, count],
  )

describe('an audience of many', () => {
  it('is gathered in parts, each once, and another business has its turn between two', async () => {
    const { owner, id, path, send, read } = await start()
    await addMany(owner.customerId, PART + 20)
    await send()
    const jobs = await app.jobs.list('campaigns.gather')
    const gather = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'campaigns.gather')
    const runFirst = () => gather?.run(jobs[0]?.data, { jobId: jobs[0]?.id ?? '', retryCount: 0, isLastTry: false })

    await runFirst()
    expect(await read()).toMatchObject({ isGathering: true, progress: { waiting: PART } })
    await runFirst()
    expect(await read()).toMatchObject({ isGathering: true, progress: { waiting: PART } })

    const other = await start()
    const guest = await addGuest(other.owner)
    await other.send()
    await app.jobs.run('campaigns.gather')
    expect(await read()).toMatchObject({ isGathering: false, progress: { waiting: PART + 20, total: PART + 20 } })

    const { body: audience } = await app.as(owner).get(`${path}/audience`)
    expect(audience.channels[0]).toMatchObject({
      willGet: 0,
      leftOut: [{ reason: 'already-sent', count: PART + 20 }],
    })

    await app.superuser.query(`update campaigns set status = 'paused' where id = $1`, [id])
    await goOut()
    expect(await messagesTo('sendgrid', guest.email)).toHaveLength(1)
    expect(await read()).toMatchObject({ status: 'paused', progress: { waiting: PART + 20 } })
  })
})

describe.runIf(canExplain)('lists of recipients', () => {
  it.each([{}, { state: 'failed' }, { state: 'failed', channel: 'email' }] as const)(
    'for %j walk an index and sort nothing',
    async (filter) => {
      const { owner, id } = await start()
      const plan = await app.product.base.transactions.step(owner.customerId, async (tx) => {
        const { sql, parameters } = selectRecipients(tx, id, { after: id, limit: 26, ...filter }).compile()
        const literal = (_place: string, number: string) => `'${String(parameters[Number(number) - 1])}'`
        return explain(app.superuser, sql.replaceAll(/\$(\d+)/g, literal))
      })

      // Which of the two is cheaper depends on what the database knows of the table just then.
      expect(plan).toMatch(/campaign_recipients_(of|by_state)/)
      expect(plan).not.toContain('Sort')
    },
  )

  it('are paged without a gap', async () => {
    const { owner, send, path } = await start()
    for (let made = 0; made < 5; made += 1) await addGuest(owner)
    await send()
    await app.jobs.run('campaigns.gather')
    const seen: string[] = []
    for (let cursor = ''; cursor !== 'end';) {
      const { body } = await app.as(owner).get(`${path}/recipients?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map(({ id: one }: { id: string }) => one))
      cursor = body.nextCursor ?? 'end'
    }

    expect([seen.length, new Set(seen).size]).toEqual([5, 5])
  })
})
