import { Sparkles } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isPlatform, PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { findRequestId, useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Banner, Button, Field, Select, TextArea } from '#web/ui/index.ts'
import type { TypedDispute } from './use-dispute-words.ts'
import type { Drafting } from './use-draft.ts'

const RATINGS = [1, 2, 3, 4, 5]
const LONGEST_CONTENT = 20_000

interface AiHelperProps {
  words: TypedDispute
  drafting: Drafting
  isDisabled: boolean
}

/** Tells the assistant of the review, and asks it for a first draft. */
export function AiHelper({ words, drafting, isDisabled }: AiHelperProps) {
  const t = useTranslations('disputes.create')
  const content = useRef<HTMLTextAreaElement>(null)
  const generate = () => {
    if (!drafting.generate()) content.current?.focus()
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-inset p-4">
      <legend className="sr-only">{t('helper')}</legend>
      <div className="flex flex-col gap-0.5">
        <p aria-hidden className="font-semibold">
          {t('helper')}
        </p>
        <p className="text-sm text-ink-muted">{t('helperText')}</p>
      </div>
      <AboutTheReview words={words} />
      <Field label={t('content')} error={drafting.isInformationMissing && t('informationMissing')}>
        <TextArea
          ref={content}
          rows={3}
          maxLength={LONGEST_CONTENT}
          value={words.content}
          onChange={({ target }) => words.put({ content: target.value })}
        />
      </Field>
      <div>
        <Button
          icon={<Sparkles aria-hidden />}
          isBusy={drafting.isBusy}
          busyLabel={t('generating')}
          disabled={isDisabled}
          onClick={generate}
        >
          {t('generate')}
        </Button>
      </div>
      <GenerationProblem error={drafting.error} />
    </fieldset>
  )
}

function AboutTheReview({ words }: { words: TypedDispute }) {
  const t = useTranslations('disputes.create')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('platform')}>
        <Select
          value={words.platform}
          options={PLATFORMS.map((platform) => ({ value: platform, label: PLATFORM_NAMES[platform] }))}
          onChange={({ target: { value } }) => isPlatform(value) && words.put({ platform: value })}
        />
      </Field>
      <Field label={t('rating')}>
        <Select
          value={String(words.rating)}
          options={RATINGS.map((rating) => ({ value: String(rating), label: t('stars', { rating }) }))}
          onChange={({ target: { value } }) => words.put({ rating: Number(value) })}
        />
      </Field>
    </div>
  )
}

/** The server said no, or nothing came back at all. */
function GenerationProblem({ error }: { error: unknown }) {
  const t = useTranslations('disputes.create')
  const common = useTranslations('common')
  const sentenceFor = useErrorSentence()
  if (error === null || error === undefined) return null
  const requestId = findRequestId(error)
  return (
    <Banner
      tone="bad"
      title={t(error instanceof ApiProblem ? 'generateFailed' : 'generateError')}
      {...(requestId !== null && { detail: common('reference', { requestId }) })}
    >
      {sentenceFor(error)}
    </Banner>
  )
}
