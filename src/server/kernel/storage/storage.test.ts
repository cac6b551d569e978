import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ STORAGE_MB_PER_CUSTOMER: '1' })

/** A file of exactly so many bytes. */
function writeFile(bytes: number): string {
  const lines = ['Date,Author,Rating,Text']
  for (let left = bytes - 23; left > 0; left -= 2000) {
    const row = `\n2026-01-02,Guest ${lines.length},5,`
    lines.push(row + 'x'.repeat(Math.max(0, Math.min(left, 2000) - row.length)))
  }
  return lines.join('')
}
const bring = (member: TestMember, bytes: number, headers = {}) =>
  app
    .as(member)
    .post('/api/v1/review-imports', { platform: 'google', text: writeFile(bytes), fileName: 'old.csv' }, headers)
const used = async ({ customerId }: TestMember) => {
  const { rows } = await app.superuser.query<{ bytes: string }>(
    'select bytes from storage_use where customer_id = $1',
    [customerId],
  )
  return Number(rows[0]?.bytes ?? 0)
}
const picture = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#c00' } })
  .png()
  .toBuffer()

async function openDispute({ customerId }: TestMember): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into disputes (customer_id, reason, description) values ($1, 'fake', 'Never was here') returning id`,
    [customerId],
  )
  return `/api/v1/disputes/${rows[0]?.id}`
}
const addFile = (member: TestMember, dispute: string) =>
  app.as(member).post(`${dispute}/files`, { name: 'proof.png', data: picture.toString('base64') })

const CONTACTS = '/api/v1/contact-imports'
const PART_BYTES = 400_000

/** A file of contacts that has begun; each of its parts has exactly so many bytes. */
async function beginContacts(member: TestMember) {
  const lines = ['Email,Name', 'ann@guests.test,Ann', ''].join('\n')
  const { reading } = (await app.as(member).post(`${CONTACTS}/preview`, { text: lines, isWhole: true })).body
  const { body } = await app.as(member).post(CONTACTS, { fileName: 'guests.csv', reading })
  const path = `${CONTACTS}/${body.id}`
  const filler = `${'x'.repeat(1999)}\n`.repeat(PART_BYTES / 2000)
  const text = (number: number) => (number === 0 ? lines + filler.slice(lines.length) : filler)
  return {
    path,
    addPart: (number: number) => app.as(member).post(`${path}/chunks`, { number, text: text(number), isLast: false }),
    end: (number: number) => app.as(member).post(`${path}/chunks`, { number, text: '', isLast: true }),
  }
}

describe('what a customer’s files take', () => {
  it('is bounded, said in a sentence, and another customer’s own affair', async () => {
    const [full, other] = [await app.make.member(), await app.make.member()]
    expect((await bring(full, 600_000)).status).toBe(200)
    const refused = await bring(full, 600_000)

    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'conflict',
      'Your storage is full: 1 MB. Please contact us.',
    ])
    expect((await app.as(full).get('/api/v1/review-imports')).body.items).toHaveLength(1)
    expect([await used(full), (await bring(other, 600_000)).status]).toEqual([600_000, 200])
  })

  it('is counted once for what is pressed twice, and no longer once an import is taken in or undone', async () => {
    const owner = await app.make.member()
    const key = { 'idempotency-key': 'the same' }
    await Promise.all([bring(owner, 300_000, key), bring(owner, 300_000, key)])
    expect(await used(owner)).toBe(300_000)
    await app.jobs.tryAll('reviews.import')
    expect(await used(owner)).toBe(0)
    const { body } = await bring(owner, 300_000)
    await app.as(owner).post(`/api/v1/review-imports/${body.id}/undo`)
    expect(await used(owner)).toBe(0)
  })

  it('is bounded also for many at once', async () => {
    const owner = await app.make.member()
    const answers = await Promise.all(Array.from({ length: 5 }, () => bring(owner, 400_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await used(owner)).toBe(800_000)
  })

  it('counts a file of contacts with each of its parts, until it is taken in', async () => {
    const [owner, other] = [await app.make.member(), await app.make.member()]
    const { path, addPart, end } = await beginContacts(owner)
    expect([(await addPart(0)).status, (await addPart(0)).status, (await addPart(1)).status]).toEqual([200, 200, 200])
    expect(await used(owner)).toBe(2 * PART_BYTES)

    const refused = await addPart(2)
    expect([refused.status, refused.body.detail]).toEqual([409, 'Your storage is full: 1 MB. Please contact us.'])
    expect([await used(owner), (await bring(other, 600_000)).status]).toEqual([2 * PART_BYTES, 200])

    await end(2)
    expect((await app.as(owner).post(`${path}/start`, { consent: null })).status).toBe(200)
    expect(await used(owner)).toBe(2 * PART_BYTES)
    await app.jobs.run('contacts.import')
    expect(await used(owner)).toBe(0)
  })

  it.each([
    ['is left', (owner: TestMember, path: string) => app.as(owner).delete(path)],
    [
      'lies there for a day',
      async ({ customerId }: TestMember) => {
        await app.superuser.query(
          `update contact_imports set created_at = now() - interval '25 hours' where customer_id = $1`,
          [customerId],
        )
        await app.product.base.transactions.platform.step((tx) => sql`select prune_contact_imports()`.execute(tx))
      },
    ],
  ] as const)('counts a file of contacts no longer once it %s', async (_end, leave) => {
    const owner = await app.make.member()
    const { path, addPart } = await beginContacts(owner)
    await addPart(0)
    expect(await used(owner)).toBe(PART_BYTES)
    await leave(owner, path)
    expect(await used(owner)).toBe(0)
  })

  it('counts evidence, also what was removed and is kept with its case', async () => {
    const owner = await app.make.member()
    const dispute = await openDispute(owner)
    const [file] = (await addFile(owner, dispute)).body.files
    expect(await used(owner)).toBe(file.size)

    await bring(owner, 1_000_000 - file.size)
    const other = await openDispute(owner)
    expect((await addFile(owner, other)).status).toBe(409)
    await app.as(owner).delete(`${dispute}/files/${file.id}`)
    expect((await addFile(owner, other)).status).toBe(409)
    await app.product.base.transactions.step(owner.customerId, (tx) =>
      tx.deleteFrom('disputes').where('customer_id', '=', owner.customerId).execute(),
    )
    expect((await addFile(owner, await openDispute(owner))).status).toBe(200)
  })

  it('goes with the customer', async () => {
    const owner = await app.make.member()
    await addFile(owner, await openDispute(owner))
    await app.superuser.query('delete from customers where id = $1', [owner.customerId])
    expect(await used(owner)).toBe(0)
  })
})
