import { sql, type Selectable } from 'kysely'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReviewAnalysesTable } from '#server/database/assistant-tables.ts'
import { nowWhere } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AnalysisOrigin } from '#server/features/assistant/assistant.service.ts'

export type Sentiment = SentimentAnalysis['sentiment']
export type AnalysisRow = Selectable<ReviewAnalysesTable>

/** What an engine read, as it is kept: the findings are places in the words, never the words. */
export interface Analysis extends Omit<SentimentAnalysis, 'aspects'> {
  reviewId: string
  findings: AnalysisRow['findings']
  origin: AnalysisOrigin
  /** There were words once, and nobody may keep them any more. */
  hasLostWords: boolean
}

/** Where a person says what a review is, nobody knows how much so. */
const CORRECTED_SCORE = 0.7

/**
 * Keeps analyses, on the review too, in one statement. What a person said of one stays. Where there was nothing to read,
 * the review says nothing.
 */
export async function save(tx: CustomerTx, analyses: readonly Analysis[]): Promise<void> {
  if (analyses.length === 0) return
  await sql`
    with given as (${selectGiven(analyses)}),
      kept as (
        insert into review_analyses as a (customer_id, review_id, sentiment, sentiment_score, themes, positive_aspects,
          negative_aspects, emotion_intensity, summary, basis, language, findings, is_contradictory, engine, model,
          version, words_gone_at)
        select ${tx.customerId}, review_id, sentiment, sentiment_score, themes, positive_aspects, negative_aspects,
          emotion_intensity, summary, basis, language, findings, is_contradictory, engine, model, version,
          ${nowWhere(sql`has_lost_words`)}
        from given order by review_id
        on conflict (customer_id, review_id) do update set sentiment = excluded.sentiment,
          sentiment_score = excluded.sentiment_score, themes = excluded.themes,
          positive_aspects = excluded.positive_aspects, negative_aspects = excluded.negative_aspects,
          emotion_intensity = excluded.emotion_intensity, summary = excluded.summary, basis = excluded.basis,
          language = excluded.language, findings = excluded.findings, is_contradictory = excluded.is_contradictory,
          engine = excluded.engine, model = excluded.model, version = excluded.version, analyzed_at = excluded.analyzed_at,
          words_gone_at = excluded.words_gone_at
        returning a.review_id, a.sentiment, a.sentiment_score, a.corrected, a.basis, a.language, a.findings, a.words_gone_at)
    update reviews r set ${countingSentiment('k')}, ${WHAT_WORDS_SAY}, analyzed_at = now(), analysis_claimed_until = null
    from kept k where r.customer_id = ${tx.customerId} and r.id = k.review_id`.execute(tx)
}

function selectGiven(analyses: readonly Analysis[]) {
  const rows = analyses.map(({ origin, ...analysis }) => ({
    review_id: analysis.reviewId,
    sentiment: analysis.sentiment,
    sentiment_score: analysis.sentimentScore,
    themes: analysis.themes,
    positive_aspects: analysis.positiveAspects,
    negative_aspects: analysis.negativeAspects,
    emotion_intensity: analysis.emotionIntensity,
    summary: analysis.summary,
    basis: analysis.basis,
    language: analysis.language,
    findings: analysis.findings,
    is_contradictory: analysis.isContradictory,
    has_lost_words: analysis.hasLostWords,
    ...origin,
  }))
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      review_id uuid, sentiment text, sentiment_score real, themes jsonb, positive_aspects jsonb, negative_aspects jsonb,
      emotion_intensity smallint, summary text, basis text, language text, findings jsonb, is_contradictory boolean,
      has_lost_words boolean, engine text, model text, version text)`
}

/** What the review says of itself: what a person said, else what was read. */
function countingSentiment(of: 'k' | 'a') {
  const from = sql.id(of)
  return sql`
    sentiment = coalesce(${from}.corrected, case when ${from}.basis <> 'nothing' then ${from}.sentiment end),
    sentiment_score = case
      when ${from}.corrected is not null
        then case when ${from}.corrected = 'positive' then ${CORRECTED_SCORE}::real when ${from}.corrected = 'negative' then ${-CORRECTED_SCORE}::real else 0 end
      when ${from}.basis <> 'nothing' then ${from}.sentiment_score end`
}

/** Of words that had to go, what was read of them stays. */
const WHAT_WORDS_SAY = sql`
    themes = case when k.words_gone_at is null then array(
      select distinct (f ->> 'aspect') || case when f ->> 'polarity' = 'positive' then '+' when f ->> 'polarity' = 'negative' then '-' else '=' end
      from jsonb_array_elements(k.findings) f order by 1) else r.themes end,
    written_in = case when k.words_gone_at is null then k.language else r.written_in end`

export interface Correction {
  /** `null` takes back what was said. */
  sentiment: Sentiment | null
  by: { userId: string; name: string }
}

export async function correct(tx: CustomerTx, reviewId: string, { sentiment, by }: Correction): Promise<void> {
  const said = sentiment !== null
  await sql`
    with a as (
      update review_analyses set corrected = ${sentiment}, corrected_by = ${said ? by.userId : null}::uuid,
        corrected_by_name = ${said ? by.name : null}, corrected_at = ${said ? sql`now()` : null}
      where customer_id = ${tx.customerId} and review_id = ${reviewId}
      returning *)
    update reviews r set ${countingSentiment('a')}
    from a where r.customer_id = ${tx.customerId} and r.id = a.review_id`.execute(tx)
}

/** With the words it is about, and what the review says of itself. Only while it is of those very words. */
export interface StoredAnalysis extends AnalysisRow {
  content: string | null
  counting_score: number | null
}

export function find(tx: CustomerTx, reviewId: string): Promise<StoredAnalysis | undefined> {
  return tx
    .selectFrom('review_analyses as a')
    .innerJoin('reviews as r', (join) =>
      join.onRef('r.customer_id', '=', 'a.customer_id').onRef('r.id', '=', 'a.review_id'),
    )
    .leftJoin('review_contents as c', (join) =>
      join.onRef('c.customer_id', '=', 'a.customer_id').onRef('c.review_id', '=', 'a.review_id'),
    )
    .selectAll('a')
    .select(['c.content', 'r.sentiment_score as counting_score'])
    .where('a.customer_id', '=', tx.customerId)
    .where('a.review_id', '=', reviewId)
    .where('r.analyzed_at', 'is not', null)
    .executeTakeFirst()
}
