import type { Locale } from '#shared/domain/locales.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { DisputeRequest } from '../../../port.ts'
import { fillSlots } from '../fill-slots.ts'
import { DISPUTE_PHRASES, type DisputePhrases } from './dispute-phrases.ts'
import { findEvidence, type Evidence } from './find-evidence.ts'

export interface DescribedDispute {
  description: string
  evidence: string[]
}

/** What the platform is asked to do and why the team asks, with what anybody can see in the review as evidence. */
export function describeDispute(request: DisputeRequest, reading: SentimentAnalysis): DescribedDispute {
  const { review, reason, locale } = request
  const phrases = DISPUTE_PHRASES[locale]
  const evidence = findEvidence(request, reading).map((fact) => phraseEvidence(phrases, fact, locale))
  const { createdAt, rating } = review
  const sentences = [
    createdAt ? phrases.subject.dated : phrases.subject.undated,
    rating === null ? '' : phrases.stars,
    phrases.reasons[reason],
    evidence.length > 0 ? phrases.seeEvidence : '',
    phrases.request,
  ]
  const values = {
    business: request.businessName.trim(),
    platform: PLATFORM_NAMES[review.platform],
    ...(createdAt && { date: formatDay(createdAt, locale) }),
    ...(rating !== null && { rating }),
  }
  const description = sentences.filter((sentence) => sentence !== '').join(' ')
  return { description: fillSlots(description, values), evidence }
}

function phraseEvidence({ evidence }: DisputePhrases, fact: Evidence, locale: Locale): string {
  switch (fact.kind) {
    case 'offensive':
      return fillSlots(evidence.offensive, { word: fact.word, at: fact.at })
    case 'contact':
      return fillSlots(evidence.contact[fact.detail], { at: fact.at })
    case 'contradiction':
      return fillSlots(evidence.contradiction[fact.words], { rating: fact.rating })
    case 'off-topic':
      return evidence.offTopic
    case 'competitor':
      return fillSlots(evidence.competitor, { name: fact.name, at: fact.at })
    case 'duplicate': {
      const phrase = fact.isExact ? evidence.exactDuplicate : evidence.nearDuplicate
      return fillSlots(phrase, { date: formatDay(fact.createdAt, locale) })
    }
  }
}

const formatDay = (day: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
