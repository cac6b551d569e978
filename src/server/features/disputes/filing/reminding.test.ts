import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)
await app.superuser.query(`insert into pgboss.job (name, data) values ('disputes.remind', '{}')`)
const remind = () => app.jobs.run('disputes.remind')
const makeDue = (disputeId: string) =>
  app.superuser.query(`update disputes set due_at = now() - interval '1 minute' where id = $1`, [disputeId])

describe('a dispute whose time has come', () => {
  it('is asked about once, of whoever opened it or could say what became of it', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { customerId } = owner
    const [opener, member] = [
      await app.make.member({ customerId, role: 'member' }),
      await app.make.member({ customerId, role: 'member' }),
    ]
    const { disputeId } = await fixture.start(opener)
    await makeDue(disputeId)
    await remind()
    await remind()

    const bell = { type: 'dispute', message: expect.stringMatching(/^A dispute has reached its deadline: /) }
    for (const told of [owner, opener]) expect(await fixture.bells(told)).toEqual([expect.objectContaining(bell)])
    for (const other of [member, stranger]) expect(await fixture.bells(other)).toEqual([])
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'reminded'])
  })

  it('is asked about anew when it gets another day', async () => {
    const owner = await app.make.member()
    const { disputeId, dispute } = await fixture.start(owner)
    await makeDue(disputeId)
    await remind()
    const dueAt = new Date(Date.now() - 1000).toISOString()
    await fixture.change(owner, disputeId, { dueAt, updatedAt: dispute.updatedAt })
    await remind()
    expect(await fixture.bells(owner)).toHaveLength(2)
  })

  it('that cannot be asked about keeps nobody else waiting', async () => {
    const owner = await app.make.member()
    const [broken, sound] = [await fixture.start(owner), await fixture.start(owner)]
    await makeDue(broken.disputeId)
    await makeDue(sound.disputeId)
    await app.superuser.query(
      `create function refuse_reminder() returns trigger language plpgsql as $$ begin
         if new.id = '${broken.disputeId}' then raise exception 'It cannot be reminded of.'; end if;
         return new;
       end $$`,
    )
    await app.superuser.query(
      'create trigger refuse before update of reminded_at on disputes for each row execute function refuse_reminder()',
    )
    await remind().catch(() => undefined)
    await app.superuser.query('drop trigger refuse on disputes')

    expect(await fixture.kindsOf(owner, sound.disputeId)).toEqual(['created', 'reminded'])
    expect(await fixture.kindsOf(owner, broken.disputeId)).toEqual(['created'])
    await remind()
    expect(await fixture.kindsOf(owner, broken.disputeId)).toEqual(['created', 'reminded'])
  })

  it.each(['resolve', 'reject'])('is left alone when it is over: %s', async (action) => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    await fixture.act(owner, disputeId, action)
    await makeDue(disputeId)
    await remind()
    expect(await fixture.bells(owner)).toEqual([])
  })
})
