import {
  changeNotice,
  createNotice,
  endNotice,
  listNotices,
  listShownNotices,
  type Notice,
} from '#shared/contracts/notices.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'

const KEY = ['notices']
const renews = [KEY]
const LOOK_MS = 300_000

/** Looked for again now and then: who has the page open all day is told, too. */
export const shownNoticesQuery = (language: Locale) => ({
  ...endpointQuery([...KEY, 'shown', language], listShownNotices, { language }),
  refetchInterval: LOOK_MS,
})

export const noticesQuery = pagedQuery([...KEY, 'all'], listNotices, {})

/** `null` for a new one. */
export const useSaveNotice = (noticeId: string | null) =>
  useChange(
    (input: InputOf<typeof createNotice>): Promise<Notice> =>
      noticeId === null ? call(createNotice, input) : call(changeNotice, { ...input, noticeId }),
    { renews },
  )

export const useEndNotice = () => useChange((noticeId: string) => call(endNotice, { noticeId }), { renews })
