import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { isHeldCaution } from '#shared/domain/assistant.ts'
import { paths } from '#shared/domain/paths.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'
import { findRequestId, useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { Banner, Button, buttonClasses } from '#web/ui/index.ts'
import { DisputeLink } from '../row/dispute-link.tsx'
import { GenerationFailed } from './follow-draft.ts'
import type { Generation } from './use-generation.ts'
import type { ReplyWords } from './use-reply-words.ts'

interface GenerationNoticeProps {
  review: Review
  generation: Generation
  words: ReplyWords
}

/** Above the text: it is read before anything is done with what stands there. */
export function GenerationCaution({ review, generation: { outcome } }: Omit<GenerationNoticeProps, 'words'>) {
  return outcome?.caution ? <CautionNotice review={review} caution={outcome.caution} /> : null
}

/** What came of the assistant's last attempt, beyond the text itself. */
export function GenerationNotice({ generation, words }: Omit<GenerationNoticeProps, 'review'>) {
  const t = useTranslations('reviewsRespond')
  const { outcome, isBusy } = generation
  return (
    <>
      <output className="sr-only">
        {isBusy ? t('writing') : outcome && isOffered(outcome) && <Written doubts={words.doubts.length} />}
      </output>
      <output className="text-sm text-ink-muted empty:hidden">{outcome?.isStopped && t('stopped')}</output>
      {outcome && !outcome.caution && (
        <BlockedNotice reasons={outcome.blocked} onTryAgain={() => void generation.generate()} />
      )}
      {outcome && words.text === words.draftedText && <DraftRemarks outcome={outcome} />}
      <GenerationFailure error={generation.error} />
    </>
  )
}

/** Said once, with what is to be looked at in it; the list itself changes with every letter. */
function Written({ doubts }: { doubts: number }) {
  const t = useTranslations('reviewsRespond')
  const doubtful = useTranslations('doubts')
  return [t('written'), ...(doubts > 0 ? [doubtful('title', { count: doubts })] : [])].join(' ')
}

type Outcome = NonNullable<Generation['outcome']>

const isOffered = ({ isStopped, blocked }: Outcome) => !isStopped && blocked.length === 0

/** True of the draft as it was given; whoever changes it needs no telling any more. */
function DraftRemarks({ outcome: { isCut, isFamiliar, lacksContact } }: { outcome: Outcome }) {
  const t = useTranslations('reviewsRespond')
  return (
    <>
      {isCut && <Banner tone="info">{t('cut')}</Banner>}
      {isFamiliar && <Banner tone="warn">{t('familiar')}</Banner>}
      {lacksContact && <Banner tone="info">{t('lacksContact')}</Banner>}
    </>
  )
}

/** Above or below the text, it may be beyond the window's edge, on a phone above all. */
function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="scroll-my-4">
      {children}
    </div>
  )
}

interface CautionNoticeProps {
  review: Review
  caution: NonNullable<Outcome['caution']>
}

/** What is to be done about the review before it is answered, or instead. */
function CautionNotice({ review, caution }: CautionNoticeProps) {
  const t = useTranslations('reviewsRespond')
  const isHeld = isHeldCaution(caution)
  return (
    <InSight>
      <Banner
        tone="warn"
        title={t(isHeld ? 'caution.held' : 'caution.none')}
        {...(caution !== 'unwritten-language' && {
          action: isHeld ? <HandOver reviewId={review.id} /> : <DisputeLink review={review} />,
        })}
      >
        <p>{t(`blocked.reasons.${caution}`)}</p>
        {!isHeld && <p>{t('blocked.kept')}</p>}
      </Banner>
    </InSight>
  )
}

/** Where there is somebody: its sheet has who is in charge of it, and the team's notes. The window closes: its address is another. */
function HandOver({ reviewId }: { reviewId: string }) {
  const t = useTranslations('reviewsRespond.caution')
  const { data } = useQuery(reviewOptionsQuery)
  if (!data || data.members.length < 2) return null
  return (
    <Link to={paths.reviews} search={{ review: reviewId }} className={buttonClasses({ size: 'small' })}>
      <Users aria-hidden />
      {t('handOver')}
    </Link>
  )
}

interface BlockedNoticeProps {
  reasons: Outcome['blocked']
  onTryAgain: () => void
}

function BlockedNotice({ reasons, onTryAgain }: BlockedNoticeProps) {
  const t = useTranslations('reviewsRespond.blocked')
  if (reasons.length === 0) return null
  return (
    <InSight>
      <Banner
        tone="warn"
        title={t('title')}
        {...(!reasons.includes('hostile-review') && {
          action: (
            <Button size="small" onClick={onTryAgain}>
              {t('tryAgain')}
            </Button>
          ),
        })}
      >
        <ul className="ml-4 list-disc">
          {reasons.map((reason) => (
            <li key={reason}>{t(`reasons.${reason}`)}</li>
          ))}
        </ul>
        <p>{t('kept')}</p>
      </Banner>
    </InSight>
  )
}

function GenerationFailure({ error }: Pick<Generation, 'error'>) {
  const t = useTranslations('reviewsRespond')
  const common = useTranslations('common')
  const sentenceFor = useErrorSentence()
  if (error === null || error === undefined) return null
  const requestId = findRequestId(error)
  return (
    <InSight>
      <Banner
        tone="bad"
        title={t('generateFailed')}
        {...(requestId !== null && { detail: common('reference', { requestId }) })}
      >
        {error instanceof GenerationFailed ? t('generateDown') : <p>{sentenceFor(error)}</p>}
        {error instanceof ApiProblem && <p>{t('textKept')}</p>}
      </Banner>
    </InSight>
  )
}
