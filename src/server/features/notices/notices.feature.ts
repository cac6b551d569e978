import { type FeatureSwitchState, listSwitches, setSwitch } from '#shared/contracts/feature-switches.ts'
import * as contract from '#shared/contracts/notices.ts'
import type { Notice } from '#shared/contracts/notices.ts'
import { FEATURE_SWITCHES } from '#shared/domain/feature-switches.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import { listOff, switchOff, switchOn } from '#server/kernel/switches/feature-switches.repository.ts'
import * as rows from './notices.repository.ts'

/** What administrators tell everybody at the top of every page, and what they switch off for everybody. */
export function makeNotices({ transactions, adminTransactions: admins }: Foundations) {
  return {
    routes: [
      ...makeSwitchRoutes(admins),
      implement(contract.listShownNotices, ({ input: { language } }) =>
        transactions.platform.read(async (tx) => ({
          notices: (await rows.listShown(tx)).map(({ id, tone, texts }) => ({ id, tone, text: texts[language] })),
        })),
      ),
      implement(contract.listNotices, ({ actor: admin, input, request }) =>
        admins.read({ admin, requestId: request.id, action: 'notices.list' }, async (tx) => {
          const page = await readPage(input, (wanted) => rows.listNewest(tx, wanted))
          return { items: page.rows.map(presentNotice), nextCursor: page.nextCursor }
        }),
      ),
      implement(contract.createNotice, ({ actor: admin, input, request }) =>
        admins.transaction({ admin, requestId: request.id, action: 'notices.create' }, async (tx, note) => {
          const id = await rows.insert(tx, input, admin.userId)
          note({ subject: id, details: detailsOf(input) })
          return getNotice(tx, id)
        }),
      ),
      implement(contract.changeNotice, ({ actor: admin, input, request }) =>
        admins.transaction(
          {
            admin,
            requestId: request.id,
            action: 'notices.change',
            subject: input.noticeId,
            details: detailsOf(input),
          },
          async (tx) => {
            await rows.update(tx, input.noticeId, input)
            return getNotice(tx, input.noticeId)
          },
        ),
      ),
      implement(contract.endNotice, ({ actor: admin, input: { noticeId }, request }) =>
        admins.transaction({ admin, requestId: request.id, action: 'notices.end', subject: noticeId }, async (tx) => {
          const hasEnded = await rows.end(tx, noticeId)
          const notice = await getNotice(tx, noticeId)
          if (!hasEnded) throw refusal('notice-over')
          return notice
        }),
      ),
    ],
  }
}

const makeSwitchRoutes = (admins: Foundations['adminTransactions']) => [
  implement(listSwitches, ({ actor: admin, request }) =>
    admins.read({ admin, requestId: request.id, action: 'switches.list' }, describeSwitches),
  ),
  implement(setSwitch, ({ actor: admin, input: { name, isOn }, request }) =>
    admins.transaction(
      { admin, requestId: request.id, action: `switches.${isOn ? 'on' : 'off'}`, subject: name },
      async (tx) => {
        await (isOn ? switchOn(tx, name) : switchOff(tx, name, admin.userId))
        return describeSwitches(tx)
      },
    ),
  ),
]

async function describeSwitches(tx: PlatformTx): Promise<{ switches: FeatureSwitchState[] }> {
  const off = new Map((await listOff(tx)).map((row) => [row.name, row]))
  return {
    switches: FEATURE_SWITCHES.map((name) => {
      const row = off.get(name)
      const offSince = row?.switched_at.toISOString() ?? null
      return { name, isOn: row === undefined, offSince, by: row?.admin_name ?? null }
    }),
  }
}

const detailsOf = ({ tone, startsAt, endsAt, texts }: rows.NoticeValues) => ({
  tone,
  startsAt,
  endsAt,
  text: texts.en,
})

async function getNotice(tx: PlatformTx, id: string): Promise<Notice> {
  const found = await rows.findById(tx, id)
  if (!found) throw refusal('nothing-here')
  return presentNotice(found)
}

const presentNotice = (row: rows.NoticeRow): Notice => ({
  id: row.id,
  texts: row.texts,
  tone: row.tone,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  state: row.is_over ? 'over' : row.has_begun ? 'shown' : 'planned',
  by: row.author_name,
})
