import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineJob, handleJob, JobRefused } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { QUEUE_PLACES, startQueue } from '#testing/queue-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const PATH = '/api/v1/admin'
const TOKEN = 'EAAGm0PX4ZCpsBAKZCtoken0123456789abcdef'

for (const { place, isApart } of QUEUE_PLACES) await describeJobs(place, isApart)

async function describeJobs(where: string, isApart: boolean): Promise<void> {
  const app = await startTestApp()
  const { base } = app.product
  const admin = await app.make.admin()

  const done: string[] = []
  const broken = new Set<string>()
  const work = defineJob({
    name: 'test.work',
    payload: z.object({ mark: z.string(), customerId: z.uuid().optional() }),
  })
  const handlers = [
    handleJob(work, async ({ mark }) => {
      if (broken.has(mark)) throw new JobRefused(`The platform refused access_token=${TOKEN} (${TOKEN})`)
      done.push(mark)
    }),
  ]
  const queue = await startQueue(app, handlers, { isApart })
  await queue.work()

  const send = (mark: string, customerId?: string) =>
    base.transactions.platform.step((tx) => enqueue(tx, work, { mark, ...(customerId && { customerId }) }))
  const until = (isTrue: () => boolean | Promise<boolean>) =>
    vi.waitFor(async () => expect(await isTrue()).toBe(true), { timeout: 20_000, interval: 50 })
  const listFailed = async (query = '') =>
    (await app.as(admin).get(`${PATH}/failed-jobs?queue=test.work${query}`)).body.items
  const findQueue = async () =>
    (await app.as(admin).get(`${PATH}/queues`)).body.queues.find(({ name }: { name: string }) => name === 'test.work')
  const fail = async (mark: string, customerId?: string) => {
    broken.add(mark)
    const before = (await listFailed()).length
    await send(mark, customerId)
    await until(async () => (await listFailed()).length > before)
  }

  describe(`a job that was given up, ${where},`, () => {
    it('is told with its reason and its customer, and nothing that opens a door', async () => {
      const { customerId } = await app.make.member()
      await fail('secretive', customerId)

      const { body } = await app.as(admin).get(`${PATH}/failed-jobs`)
      expect(body.items[0]).toMatchObject({
        queue: 'test.work',
        attempts: 1,
        reason: 'The platform refused access_token=[removed] ([removed])',
        customer: { id: customerId, companyName: expect.any(String) },
      })
      expect(JSON.stringify(body)).not.toContain(TOKEN)
      expect(await findQueue()).toMatchObject({ failed: 1 })
    })

    it('is put back once, by one of two who press at the same moment, and done', async () => {
      const [{ id }] = await listFailed()
      broken.clear()
      const presses = await Promise.all([1, 2].map(() => app.as(admin).post(`${PATH}/failed-jobs/${id}/retry`)))

      expect(presses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404'])
      await until(() => done.includes('secretive'))
      expect(done.filter((mark) => mark === 'secretive')).toHaveLength(1)
      expect(await listFailed()).toEqual([])
    })

    it('is put back with all others of its queue, and those page by page', async () => {
      for (const mark of ['one', 'two', 'three']) await fail(mark)
      const { body: first } = await app.as(admin).get(`${PATH}/failed-jobs?queue=test.work&limit=2`)
      const rest = await listFailed(`&limit=2&cursor=${first.nextCursor}`)
      expect([first.items.length, rest.length]).toEqual([2, 1])
      expect(new Set([...first.items, ...rest].map(({ id }) => id)).size).toBe(3)

      broken.clear()
      expect((await app.as(admin).post(`${PATH}/failed-jobs/retry`, { queue: 'test.other' })).body).toEqual({
        count: 0,
      })
      expect((await app.as(admin).post(`${PATH}/failed-jobs/retry`, { queue: 'test.work' })).body).toEqual({ count: 3 })
      await until(() => ['one', 'two', 'three'].every((mark) => done.includes(mark)))
    })

    it('is put back with all others only by somebody who has just shown who they are', async () => {
      const stale = await app.make.admin()
      await app.superuser.query(`update auth.sessions set amr = '[]' where user_id = $1`, [stale.userId])
      const { body } = await app.as(stale).post(`${PATH}/failed-jobs/retry`, { queue: 'test.work' })
      expect(body.reason).toBe('reauthentication-needed')
    })
  })

  describe(`a queue, ${where},`, () => {
    it('that is paused begins nothing in any process, also one that starts later, until it goes on', async () => {
      await queue.work()
      const { body } = await app.as(admin).post(`${PATH}/queues/test.work/pause`)
      expect(body).toMatchObject({ pausedBy: 'Ada Admin', pausedAt: expect.any(String) })
      expect((await app.as(admin).post(`${PATH}/queues/test.work/pause`)).body.reason).toBe('queue-paused')
      // Each has looked for what is due once more by then.
      await new Promise((resolve) => setTimeout(resolve, 2500))
      await queue.work()
      await send('held back')
      await new Promise((resolve) => setTimeout(resolve, 2500))
      expect(done).not.toContain('held back')
      expect(await findQueue()).toMatchObject({ waiting: 1, oldestAt: expect.any(String) })

      expect((await app.as(admin).post(`${PATH}/queues/test.work/resume`)).body).toMatchObject({ pausedAt: null })
      await until(() => done.includes('held back'))
      expect((await app.as(admin).post(`${PATH}/queues/test.work/resume`)).body.reason).toBe('queue-running')
    }, 30_000)

    it('counts what waits, what is set for later and nothing that is done', async () => {
      const later = new Date(Date.now() + 3_600_000)
      await base.transactions.platform.step((tx) => enqueue(tx, work, { mark: 'later' }, { startAfter: later }))
      await queue.settle()
      expect(await findQueue()).toMatchObject({ waiting: 0, later: 1, active: 0, failed: 0, oldestAt: null })
    })

    it('that is none, or of somebody who is no administrator, is not found', async () => {
      const owner = app.as(await app.make.member())
      for (const { status } of [
        await app.as(admin).post(`${PATH}/queues/nothing/pause`),
        await app.as(admin).post(`${PATH}/queues/dead-letters/pause`),
        await app.as(admin).post(`${PATH}/failed-jobs/${randomUUID()}/retry`),
        await owner.get(`${PATH}/queues`),
        await owner.get(`${PATH}/failed-jobs`),
        await owner.post(`${PATH}/failed-jobs/retry`, {}),
        await owner.post(`${PATH}/queues/test.work/pause`),
      ]) {
        expect(status).toBe(404)
      }
    })
  })
}
