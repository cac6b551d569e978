import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { exportReviews, type ReviewFilter } from '#shared/contracts/reviews.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { useToast } from '#web/ui/index.ts'

const KILOBYTE = 1024

/** All that match, as a file for spreadsheets. */
export function useExport(filter: ReviewFilter) {
  const t = useTranslations('reviews.export')
  const language = useLocale()
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const [received, setReceived] = useState<number | null>(null)
  const left = useRef<AbortController | null>(null)
  useEffect(() => () => left.current?.abort(), [])

  const start = async () => {
    const stop = new AbortController()
    left.current = stop
    setReceived(0)
    try {
      const fileName = t('fileName', { day: new Date().toISOString().slice(0, 10) })
      await downloadFile({
        endpoint: exportReviews,
        input: { ...filter, language },
        fileName,
        onProgress: setReceived,
        signal: stop.signal,
      })
      toast({ kind: 'export', tone: 'good', title: t('done') })
    } catch (error) {
      if (!stop.signal.aborted) toast({ kind: 'export', tone: 'bad', title: t('failed'), text: sentenceFor(error) })
    } finally {
      setReceived(null)
    }
  }
  const kilobytes = Math.ceil((received ?? 0) / KILOBYTE)
  const busyLabel = received ? t('progress', { kilobytes }) : t('busy')
  return { start: () => void start(), isBusy: received !== null, busyLabel }
}
