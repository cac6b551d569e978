import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import { hostedPageContent } from '#shared/domain/hosted-page-content.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { Card, IconButton, Skeleton } from '#web/ui/index.ts'
import { previewQuery } from './hosted-pages.queries.ts'
import { useSettled } from './slug-field.tsx'
import type { PageForm } from './use-page-form.ts'

const PAUSE_MS = 500

interface PagePreviewProps {
  page: HostedPage
  form: PageForm
  language: Locale
}

/** As a phone shows it, a moment after one stops typing. What cannot be shown yet leaves the last picture standing. */
export function PagePreview({ page: { kind }, form, language }: PagePreviewProps) {
  const t = useTranslations('hostedPages.builder.preview')
  const sentenceFor = useErrorSentence()
  const [screen, setScreen] = useState(0)
  const content = useSettled(form.values.content, PAUSE_MS)
  const locationId = form.values.locationId === '' ? null : form.values.locationId
  const isSound = hostedPageContent.safeParse(content).success
  const preview = useQuery({
    ...previewQuery({ kind, language, screen, content, locationId }),
    enabled: isSound,
  })
  // The thanks come after the last.
  const last = kind === 'review' ? 0 : (preview.data?.screens ?? 0)
  const at = Math.min(screen, last)
  return (
    <Card title={t('title')} actions={last > 0 && <Screens at={at} last={last} onShow={setScreen} />}>
      <div className="flex flex-col items-center gap-3">
        {preview.data ? (
          // Nothing in it runs, is sent or leads away.
          <iframe
            title={t('frame')}
            sandbox=""
            srcDoc={preview.data.html}
            className="h-160 w-full max-w-94 rounded-card border border-line bg-white"
          />
        ) : (
          <Skeleton className="h-160 w-full max-w-94" />
        )}
        <output className="text-sm text-ink-muted">
          {!isSound && t('waiting')}
          {isSound && preview.isError && sentenceFor(preview.error)}
        </output>
      </div>
    </Card>
  )
}

interface ScreensProps {
  at: number
  last: number
  onShow: (screen: number) => void
}

function Screens({ at, last, onShow }: ScreensProps) {
  const t = useTranslations('hostedPages.builder.preview')
  return (
    <div className="flex items-center gap-1">
      <IconButton
        size="small"
        label={t('previous')}
        icon={<ChevronLeft aria-hidden />}
        disabled={at === 0}
        onClick={() => onShow(at - 1)}
      />
      <output className="text-sm whitespace-nowrap tabular-nums">
        {at === last ? t('thanks') : t('screen', { screen: at + 1, screens: last })}
      </output>
      <IconButton
        size="small"
        label={t('next')}
        icon={<ChevronRight aria-hidden />}
        disabled={at === last}
        onClick={() => onShow(at + 1)}
      />
    </div>
  )
}
