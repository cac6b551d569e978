import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { buttonClasses, Field, TextArea } from '#web/ui/index.ts'

interface GuideStepProps {
  number: number
  title: string
  text?: string
  children?: ReactNode
}

/** Belongs in an ordered list, which counts for those who listen. */
export function GuideStep({ number, title, text, children }: GuideStepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 pt-0.5">
        <h3 className="font-semibold">{title}</h3>
        {text && <p className="text-ink-muted">{text}</p>}
        {children}
      </div>
    </li>
  )
}

interface StepProps {
  number: number
  dispute: DisputeDetail
  platform: Platform
}

/** `words` is what goes into the platform's form. */
export function WordsStep({ number, words, platform }: Omit<StepProps, 'dispute'> & { words: string }) {
  const t = useTranslations('disputeFiling.guide')
  const name = PLATFORM_NAMES[platform]
  return (
    <GuideStep number={number} title={t('words')} text={t('wordsText', { platform: name })}>
      <Field label={t('wordsLabel', { platform: name })} isLabelHidden className="w-full">
        <TextArea readOnly rows={4} value={words} onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton text={words} label={t('copy')} />
    </GuideStep>
  )
}

export function PagesStep({ number, dispute: { review, estimate }, platform }: StepProps) {
  const t = useTranslations('disputeFiling.guide')
  const names = { platform: PLATFORM_NAMES[platform] }
  const { hasForm, extortionUrl } = PLATFORM_POLICIES[platform]
  const isExtortion = estimate?.grounds.some(({ key }) => key === 'extortion') ?? false
  return (
    <GuideStep number={number} title={t('pages')} text={hasForm ? t('formText', names) : t('pagesText')}>
      <div className="flex flex-wrap gap-2">
        {listPages(platform, review?.url ?? null).map(({ opens, url }) => (
          <PageLink key={opens} url={url} label={t(opens, names)} />
        ))}
      </div>
      {extortionUrl !== null && (
        <>
          <p className="text-sm text-ink-muted">{t(isExtortion ? 'extortionText' : 'extortionHint', names)}</p>
          <PageLink url={extortionUrl} label={t('openExtortion', names)} />
        </>
      )}
    </GuideStep>
  )
}

/** Where it is filed, and the review itself where that is another page. */
export function listPages(platform: Platform, reviewUrl: string | null) {
  const url = findFilingUrl(platform, reviewUrl)
  const filing = { opens: PLATFORM_POLICIES[platform].hasForm ? 'openForm' : 'openPlatform', url } as const
  const isElsewhere = reviewUrl !== null && reviewUrl !== url
  return isElsewhere ? [filing, { opens: 'openReview', url: reviewUrl } as const] : [filing]
}

export function PageLink({ url, label }: { url: string; label: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={buttonClasses()}>
      <ExternalLink aria-hidden />
      {label}
    </a>
  )
}

/** Where the page is that of the listing, the review's own is the nearest that is known: it is reported there. */
function findFilingUrl(platform: Platform, reviewUrl: string | null): string {
  const { filingUrl } = PLATFORM_POLICIES[platform]
  if (!filingUrl.includes('{listing}')) return filingUrl
  return reviewUrl ?? new URL(filingUrl).origin
}
