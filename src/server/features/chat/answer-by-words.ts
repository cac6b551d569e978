import type { ChatAction, ChatAnswer, ChatFigure } from '#shared/contracts/chat.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { hasCapability } from '#shared/domain/plans.ts'
import { PLATFORM_SHORT_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { ANSWER_WORDS, namePeriod, startLarge } from './answer-words.ts'
import { listActiveDisputes, listReviews, measureReviews, rankPlaces, rankSent, type Scope } from './ask-services.ts'
import type { Said } from './conversations.ts'
import type { Intent, Understood } from './understand-question.ts'

const VERSION = 'chat-1'
/** So many places are shown beside each other. */
const MOST_FIGURES = 12

type Beside = Partial<Pick<ChatAnswer, 'figures' | 'items' | 'actions'>>

export function tell(language: Locale, text: string, beside: Beside = {}): Said {
  const { suggestions } = ANSWER_WORDS[language]
  return {
    text,
    answer: {
      by: 'assistant',
      flow: null,
      origin: { engine: 'template', model: null, version: VERSION },
      language,
      figures: [],
      items: [],
      actions: [],
      nextQuestions: [...suggestions],
      ...beside,
    },
  }
}

/** One after the other, as one. */
export function joinAnswers(all: readonly Said[], { language, origin }: Pick<ChatAnswer, 'language' | 'origin'>): Said {
  const answers = all.map(({ answer }) => answer)
  const [first] = answers
  return {
    text: all.map(({ text }) => text).join('\n'),
    answer: {
      by: 'assistant',
      flow: null,
      origin,
      language,
      figures: answers.flatMap(({ figures }) => figures),
      items: answers.flatMap(({ items }) => items),
      actions: answers.flatMap(({ actions }) => actions),
      nextQuestions: first?.nextQuestions ?? [],
    },
  }
}

/** Who may be told of what. */
const NEEDS: Partial<Record<Intent, Permission>> = {
  figures: 'reviews.view',
  reviews: 'reviews.view',
  unanswered: 'reviews.view',
  'response-rate': 'reviews.view',
  places: 'reviews.view',
  'draft-reply': 'replies.draft',
  campaigns: 'analytics.view',
  disputes: 'disputes.view',
  'draft-campaign': 'campaigns.manage',
}

/** Why the person is not told; `null`: they are. */
export function findBar({ member }: Actor, { intent, language, unknownPlace }: Understood): Said | null {
  const { noPermission, outsidePlan, unknownPlace: sayUnknown } = ANSWER_WORDS[language]
  const needed = NEEDS[intent]
  if (needed === undefined) return null
  if (!member.permissions.includes(needed)) return tell(language, noPermission)
  if (intent === 'disputes' && !mayUse(member, needed, 'disputes')) return tell(language, outsidePlan)
  if (intent === 'draft-campaign') {
    if (!hasCapability(member.plan, 'campaigns')) return tell(language, outsidePlan)
    // Campaigns are of the whole business.
    return member.locations === null ? null : tell(language, noPermission)
  }
  return unknownPlace === null ? null : tell(language, sayUnknown(unknownPlace))
}

type Answering = (tx: CustomerTx, actor: Actor, asked: Understood) => Promise<Said>

/** What was understood, from our own services; a draft of a campaign is written outside. */
const ANSWERS: Record<Exclude<Intent, 'draft-campaign'>, Answering> = {
  figures: tellFigures,
  'response-rate': tellFigures,
  reviews: tellReviews,
  places: tellPlaces,
  unanswered: tellUnanswered,
  campaigns: tellCampaigns,
  disputes: tellDisputes,
  'draft-reply': tellWhatToAnswer,
  greeting: async (_tx, _actor, { language }) => tell(language, ANSWER_WORDS[language].greeting),
  thanks: async (_tx, _actor, { language }) => tell(language, ANSWER_WORDS[language].welcome),
  help: async (_tx, _actor, { language }) => tell(language, ANSWER_WORDS[language].help),
  'cannot-do': async (_tx, _actor, { language }) => tell(language, ANSWER_WORDS[language].cannotDo),
  'cannot-know': async (_tx, _actor, { language }) => tell(language, ANSWER_WORDS[language].cannotKnow),
}

export const answerByWords = (
  tx: CustomerTx,
  actor: Actor,
  asked: Understood & { intent: keyof typeof ANSWERS },
): Promise<Said> => ANSWERS[asked.intent](tx, actor, asked)

const scopeOf = ({ period, places, platforms, ratings, sought }: Understood): Scope => ({
  days: period?.days ?? null,
  locations: places.map(({ id }) => id),
  platforms,
  ratings,
  sought,
})

/** “Last week · Toronto · Google: 12 reviews.” */
function within(
  { language, dateFormat, period, places, platforms, ratings, sought }: Understood,
  sentence: string,
): string {
  const { colon, quote, stars } = ANSWER_WORDS[language]
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(ratings.map(String))
  const parts = [
    ...(period ? [namePeriod(period, language, dateFormat)] : []),
    ...places.map(({ name }) => name),
    ...platforms.map((platform) => PLATFORM_SHORT_NAMES[platform]),
    ...(ratings.length > 0 ? [stars(listed)] : []),
    ...(sought === '' ? [] : [quote(sought)]),
  ]
  return parts.length === 0 ? startLarge(sentence) : `${parts.join(' · ')}${colon} ${sentence}`
}

const writer = (language: Locale) => {
  const number = new Intl.NumberFormat(language)
  const stars = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return {
    number: (value: number) => number.format(value),
    stars: (value: number) => stars.format(value),
    share: (value: number) => share.format(value),
  }
}

const openReviews = (link: string): ChatAction[] => [{ kind: 'open-reviews', link }]

async function tellFigures(tx: CustomerTx, actor: Actor, asked: Understood): Promise<Said> {
  // Sums know no stars and no words; the list does.
  if (asked.ratings.length > 0 || asked.sought !== '') return tellReviews(tx, actor, asked)
  const { language } = asked
  const words = ANSWER_WORDS[language]
  const write = writer(language)
  const { figures, count } = await measureReviews(tx, actor, scopeOf(asked))
  const [reviews, average, rate] = figures
  const say = (which: 'value' | 'previous') => {
    const [total, stars, share] = [reviews?.[which] ?? 0, average?.[which] ?? null, rate?.[which] ?? null]
    if (total === 0) return words.noReviews
    return [
      words.reviews(total, write.number(total)),
      ...(stars === null ? [] : [words.average(write.stars(stars))]),
      ...(share === null ? [] : [words.answered(write.share(share))]),
    ].join(', ')
  }
  const hasBefore = (reviews?.previous ?? null) !== null
  const text = `${within(asked, say('value'))}.${hasBefore ? ` ${words.before}${words.colon} ${say('previous')}.` : ''}`
  const shown = count === 0 && !hasBefore ? figures.slice(0, 1) : figures
  return tell(language, text, { figures: shown, actions: openReviews(reviews?.link ?? paths.reviews) })
}

async function tellReviews(tx: CustomerTx, actor: Actor, asked: Understood): Promise<Said> {
  const { language, sort } = asked
  const words = ANSWER_WORDS[language]
  const { count, link, figures, items } = await listReviews(tx, actor, { ...scopeOf(asked), sort })
  const said = count === 0 ? words.noReviews : words.reviews(count, writer(language).number(count))
  const order = count > 1 ? ` ${words.sorted[sort]}.` : ''
  return tell(language, `${within(asked, said)}.${order}`, { figures, items, actions: openReviews(link) })
}

/** More are not measured for one answer. */
const MOST_COMPARED = 50

async function tellPlaces(tx: CustomerTx, actor: Actor, asked: Understood): Promise<Said> {
  const { language, ratings, sought } = asked
  const places = asked.places.length > 1 ? asked.places : await listLocations(tx)
  const scope = { ...asked, places: [] }
  if (places.length < 2 || places.length > MOST_COMPARED) return tellFigures(tx, actor, asked)
  const isCounted = asked.isCounted || ratings.length > 0 || sought !== ''
  const isWorstFirst = asked.sort === 'lowest'
  const ranked = await rankPlaces(tx, actor, { ...scopeOf(scope), places, isCounted, isWorstFirst })
  const words = ANSWER_WORDS[language]
  const write = writer(language)
  const amountOf = ({ value }: ChatFigure) => {
    const amount = value ?? 0
    return isCounted ? words.reviews(amount, write.number(amount)) : words.average(write.stars(amount))
  }
  const lines = ranked.map((figure) => `${figure.label}${words.colon} ${amountOf(figure)}`)
  const text = within(scope, lines.length === 0 ? words.noReviews : lines.join('; '))
  return tell(language, `${text}.`, { figures: ranked.slice(0, MOST_FIGURES), actions: openReviews(paths.reviews) })
}

async function tellUnanswered(tx: CustomerTx, actor: Actor, asked: Understood): Promise<Said> {
  const { language, sort } = asked
  const words = ANSWER_WORDS[language]
  const wish = { ...scopeOf(asked), sort, isDue: true }
  const { count, link, figures, items } = await listReviews(tx, actor, wish)
  const said = count === 0 ? words.nothingUnanswered : words.unanswered(count, writer(language).number(count))
  return tell(language, `${within(asked, said)}.`, { figures, items, actions: openReviews(link) })
}

async function tellWhatToAnswer(tx: CustomerTx, actor: Actor, asked: Understood): Promise<Said> {
  const { language, sort } = asked
  const { items, link } = await listReviews(tx, actor, { ...scopeOf(asked), sort, isDue: true, limit: 1 })
  const [first] = items
  if (!first) return tell(language, ANSWER_WORDS[language].noReply, { actions: openReviews(link) })
  const answer = linkTo(paths.reviews, { review: first.id, respond: true })
  return tell(language, ANSWER_WORDS[language].reply, { items, actions: [{ kind: 'answer-review', link: answer }] })
}

async function tellCampaigns(tx: CustomerTx, actor: Actor, asked: Understood): Promise<Said> {
  const { language, period, rankedBy } = asked
  const words = ANSWER_WORDS[language]
  const isWorstFirst = asked.sort === 'lowest'
  const since = period && new Date(period.days.from)
  const { figures, items, best } = await rankSent(tx, actor, { rankedBy, isWorstFirst, since })
  const actions: ChatAction[] = [{ kind: 'open-analytics', link: linkTo(paths.analytics, { range: 'all' }) }]
  // Sent to people wherever they were guests.
  const scope = { ...asked, places: [], platforms: [], ratings: [], sought: '' }
  if (best === undefined) return tell(language, `${within(scope, words.noCampaigns)}.`, { actions })
  const sentence = isWorstFirst ? words.worst : words.best
  const rate = writer(language).share(figures[0]?.value ?? 0)
  const said = sentence(best, words.rate[rankedBy])
  return tell(language, `${within(scope, said)}${words.colon} ${rate}.`, { figures, items, actions })
}

async function tellDisputes(tx: CustomerTx, actor: Actor, asked: Understood): Promise<Said> {
  const { language } = asked
  const words = ANSWER_WORDS[language]
  const places = asked.places.slice(0, 1)
  const platforms = asked.platforms.slice(0, 1)
  const scope = { ...asked, places, platforms, period: null, ratings: [], sought: '' }
  const { count, figures, items } = await listActiveDisputes(tx, actor, scopeOf(scope))
  const said = count === 0 ? words.noDisputes : words.disputes(count, writer(language).number(count))
  const actions: ChatAction[] = [{ kind: 'open-disputes', link: figures[0]?.link ?? paths.disputes }]
  return tell(language, `${within(scope, said)}.`, { figures, items, actions })
}
