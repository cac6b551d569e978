import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { getEvidencePack, type IncidentDetail } from '#shared/contracts/incidents.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { Button, useToast } from '#web/ui/index.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'

export function PackButton({ incident }: { incident: IncidentDetail }) {
  const t = useTranslations('incidents.pack')
  const { isBusy, download } = useDownloadPack(incident)
  return (
    <Button icon={<Download aria-hidden />} isBusy={isBusy} busyLabel={t('busy')} onClick={() => void download()}>
      {t('download')}
    </Button>
  )
}

function useDownloadPack({ id: incidentId, firstReviewAt }: IncidentDetail) {
  const t = useTranslations('incidents.pack')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const [isBusy, setIsBusy] = useState(false)
  const left = useRef<AbortController | null>(null)
  useEffect(() => () => left.current?.abort(), [])

  const download = async () => {
    const stop = new AbortController()
    left.current = stop
    setIsBusy(true)
    try {
      const fileName = t('fileName', { day: firstReviewAt.slice(0, 10) })
      await downloadFile({
        endpoint: getEvidencePack,
        input: { incidentId },
        fileName,
        onProgress: () => undefined,
        signal: stop.signal,
      })
      toast({ kind: 'evidence-pack', tone: 'good', title: t('done') })
    } catch (error) {
      if (!stop.signal.aborted)
        toast({ kind: 'evidence-pack', tone: 'bad', title: t('failed'), text: sentenceFor(error) })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, download }
}
