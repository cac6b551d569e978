import type { getReputationWeek } from '#shared/contracts/reputation-themes.ts'
import type { OutputOf, ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getWeekClaims } from './reputation.service.ts'
import { findWeekWords } from './word-week.ts'

/** The claims, and a model's words for them where there are some: those are of the whole business alone. */
export const getWeek =
  ({ hasModel }: { hasModel: boolean }) =>
  async (
    tx: CustomerTx,
    actor: Actor,
    { language, ...filter }: ParsedInputOf<typeof getReputationWeek>,
  ): Promise<OutputOf<typeof getReputationWeek>> => {
    const week = await getWeekClaims(tx, actor, filter)
    const isWhole = filter.location === undefined && filter.platform === undefined && actor.member.locations === null
    if (!hasModel || !isWhole || week.claims.length === 0) return { ...week, words: null, canBeWorded: false }
    const spoken = language ?? actor.language ?? (await getSettings(tx)).general.language
    const { words, isTried } = await findWeekWords(tx, spoken, week.claims)
    return { ...week, words: words && { ...words, sentences: [...words.sentences] }, canBeWorded: !isTried }
  }
