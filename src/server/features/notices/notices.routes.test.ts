import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const admin = await app.make.admin()
const member = await app.make.member()
const PATH = '/api/v1/admin/notices'
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const TEXTS = { en: 'We move tonight.', es: 'Nos mudamos.', fr: 'Nous déménageons.', de: 'Wir ziehen um.' }

const values = (given: object = {}) => ({
  texts: TEXTS,
  tone: 'warn',
  startsAt: inHours(-1),
  endsAt: inHours(1),
  ...given,
})
const create = (given: object = {}, headers: Record<string, string> = {}) =>
  app.as(admin).post(PATH, values(given), headers)
const shownIn = async (language: string) =>
  (await app.as(member).get(`/api/v1/notices?language=${language}`)).body.notices.map(
    ({ text }: { text: string }) => text,
  )

beforeEach(() => app.superuser.query('delete from notices'))

it('is shown to everybody who is signed in, in their language, from its start to its end', async () => {
  const { body } = await create()
  await create({ startsAt: inHours(1), endsAt: inHours(2) })
  expect(body).toMatchObject({ state: 'shown', by: 'Ada Admin', tone: 'warn' })
  expect([await shownIn('en'), await shownIn('de')]).toEqual([[TEXTS.en], [TEXTS.de]])
  expect((await app.anonymous.get('/api/v1/notices')).status).toBe(401)

  await app.superuser.query(`update notices set ends_at = now() where id = $1`, [body.id])
  expect(await shownIn('en')).toEqual([])
  const { items } = (await app.as(admin).get(PATH)).body
  expect(items.map(({ state }: { state: string }) => state)).toEqual(['planned', 'over'])
})

it('needs a text in every language, and an end after its start and after now', async () => {
  for (const [wrong, field, code] of [
    [{ texts: { ...TEXTS, fr: ' ' } }, 'texts.fr', 'required'],
    [{ endsAt: inHours(-2) }, 'endsAt', 'endBeforeStartTime'],
    [{ startsAt: inHours(-3), endsAt: inHours(-2) }, 'endsAt', 'notInFuture'],
    [{ startsAt: '' }, 'startsAt', 'required'],
    [{ tone: 'loud' }, 'tone', 'choiceInvalid'],
  ] as const) {
    const { status, body } = await create(wrong)
    expect([status, body.errors[0]]).toEqual([400, expect.objectContaining({ field, code })])
  }
})

it('is changed, ended once, and made once by whoever presses twice', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const given = values()
  const [one, again] = [await app.as(admin).post(PATH, given, key), await app.as(admin).post(PATH, given, key)]
  expect(again.body).toEqual(one.body)
  const { id } = one.body
  await app.as(admin).put(`${PATH}/${id}`, values({ texts: { ...TEXTS, en: 'We moved.' } }))
  expect(await shownIn('en')).toEqual(['We moved.'])

  const presses = await Promise.all([1, 2].map(() => app.as(admin).post(`${PATH}/${id}/end`)))
  expect(presses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(await shownIn('en')).toEqual([])
})

it('that had not begun never does once it is ended', async () => {
  const { body } = await create({ startsAt: inHours(1), endsAt: inHours(2) })
  expect((await app.as(admin).post(`${PATH}/${body.id}/end`)).body).toMatchObject({ state: 'over' })
  expect(await shownIn('en')).toEqual([])
})

it('is made by administrators alone, and one that is none is not found', async () => {
  expect((await app.as(member).get(PATH)).status).toBe(404)
  expect((await app.as(member).post(PATH, values())).status).toBe(404)
  expect((await app.as(admin).put(`${PATH}/${randomUUID()}`, values())).status).toBe(404)
  expect((await app.as(admin).post(`${PATH}/${randomUUID()}/end`)).status).toBe(404)
})
