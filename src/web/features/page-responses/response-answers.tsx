import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { PageResponse } from '#shared/contracts/page-responses.ts'
import { isScored, pickText } from '#shared/domain/hosted-pages.ts'
import { paths } from '#shared/domain/paths.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { Badge, SheetSection, Skeleton, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { photoQuery } from './page-responses.queries.ts'
import { Score } from './response-list.tsx'

/** All that one visitor said, in the words they were asked with. */
export function ResponseAnswers({ response }: { response: PageResponse }) {
  const t = useTranslations('pageResponses')
  const { isDone, band } = response
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={isDone ? 'good' : 'warn'}>{t(isDone ? 'list.states.done' : 'list.states.open')}</Badge>
        {band === 'low' && <Badge tone="bad">{t('list.bands.low')}</Badge>}
      </div>
      <dl className="flex flex-col gap-4">
        {response.answers
          .filter(({ kind }) => kind !== 'email')
          .map((answer) => (
            <Answer key={answer.questionId} answer={answer} response={response} />
          ))}
      </dl>
      {response.photoUrl !== null && <Photo responseId={response.id} />}
      {response.analysis && <Reading analysis={response.analysis} />}
      <Facts response={response} />
    </>
  )
}

type GivenAnswer = PageResponse['answers'][number]

function Answer({ answer, response }: { answer: GivenAnswer; response: PageResponse }) {
  const locale = useLocale()
  const { kind, value, options, label } = answer
  const main = response.page.language
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm text-ink-muted">{pickText(label, locale, main)}</dt>
      <dd dir="auto" className="break-words whitespace-pre-line">
        {isScored(kind) && typeof value === 'number' ? (
          <Score kind={kind} value={value} />
        ) : options.length > 0 ? (
          options
            .filter(({ id }) => [value].flat().includes(id))
            .map((option) => pickText(option.label, locale, main))
            .join(', ')
        ) : (
          value
        )}
      </dd>
    </div>
  )
}

function Photo({ responseId }: { responseId: string }) {
  const t = useTranslations('pageResponses.sheet')
  const { data, isError } = useQuery(photoQuery(responseId))
  if (isError) return <p className="text-ink-muted">{t('photoFailed')}</p>
  if (data === undefined) return <Skeleton className="h-48 w-full max-w-sm" />
  return <img src={data} alt={t('photo')} className="max-h-96 w-fit max-w-full rounded-card border border-line" />
}

const TONES = { positive: 'good', neutral: 'neutral', negative: 'bad' } as const

function Reading({ analysis }: { analysis: NonNullable<PageResponse['analysis']> }) {
  const t = useTranslations('pageResponses')
  const common = useTranslations('common.origin')
  const locale = useLocale()
  return (
    <SheetSection title={common('builtIn')} text={t('sheet.readingText')}>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={TONES[analysis.sentiment]}>{t(`themes.${analysis.sentiment}`)}</Badge>
        {analysis.themes.map(({ aspect, sentiment }) => (
          <Badge key={aspect} tone={TONES[sentiment]}>
            {t('sheet.theme', { aspect: nameAspect(aspect, locale), sentiment: t(`themes.${sentiment}`) })}
          </Badge>
        ))}
      </div>
    </SheetSection>
  )
}

function Facts({ response }: { response: PageResponse }) {
  const t = useTranslations('pageResponses.sheet')
  const formatting = useFormatting()
  const { page, location, qrCode, email, consent } = response
  return (
    <SheetSection title={t('facts')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Fact name={t('time')}>{formatting.dateTime(response.submittedAt)}</Fact>
        <Fact name={t('page')}>
          <Link
            to={paths.hostedPage}
            params={{ pageId: page.id }}
            search={{ tab: 'results' }}
            className={TEXT_LINK_CLASSES}
          >
            {page.name}
          </Link>
        </Fact>
        {location && <Fact name={t('location')}>{location.name}</Fact>}
        <Fact name={t('qrCode')}>
          {qrCode ? (
            <Link to={paths.qrCodes} search={{ qrCode: qrCode.id }} className={TEXT_LINK_CLASSES}>
              {qrCode.name}
            </Link>
          ) : (
            t('noQrCode')
          )}
        </Fact>
        <Fact name={t('language')}>{LANGUAGE_NAMES[response.language]}</Fact>
        <Fact name={t('email')}>{email ?? t('noEmail')}</Fact>
        {email !== null && (
          <Fact name={t('consent')}>{consent === null ? t('noConsent') : t('quote', { consent })}</Fact>
        )}
      </dl>
    </SheetSection>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </>
  )
}
