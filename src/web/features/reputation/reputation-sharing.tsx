import { useQuery } from '@tanstack/react-query'
import { FileDown, FileText, Image, Link, Mail, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { linkTo } from '#shared/contracts/addresses.ts'
import { downloadReport, exportReputation, type Reputation } from '#shared/contracts/reputation.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useStepWords } from '#web/components/charts/use-step-words.ts'
import { useLocations } from '#web/components/options.queries.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useDownload } from '#web/components/use-download.ts'
import { saveFile } from '#web/kernel/api/download.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Menu, MenuItem, useToast } from '#web/ui/index.ts'
import { drawPicture } from './chart-picture.ts'
import { listAll } from './reputation-course.tsx'
import { ReportMailsDialog } from './report-mails-dialog.tsx'
import { reputationQuery } from './reputation.queries.ts'
import { useFigureWords } from './use-figure-words.ts'

/** Ways for what is on the screen to reach others. */
export function ShareMenu({ filter }: { filter: ReputationFilter }) {
  const t = useTranslations('reputation.share')
  const files = useDownload(t('failed'))
  const picture = useSavePicture(filter)
  const copyLink = useCopyLink(filter)
  const mayMail = can(useMe(), 'settings.manage')
  const [isMailing, setIsMailing] = useState(false)
  return (
    <>
      <Menu
        label={t('title')}
        trigger={
          <Button icon={<Share2 aria-hidden />} isBusy={files.isBusy || picture.isBusy} busyLabel={t('making')}>
            {t('title')}
          </Button>
        }
      >
        {copyLink && (
          <MenuItem icon={<Link aria-hidden />} onSelect={copyLink}>
            {t('link')}
          </MenuItem>
        )}
        <FileItems filter={filter} download={files.download} savePicture={picture.save} />
        {mayMail && (
          <MenuItem icon={<Mail aria-hidden />} onSelect={() => setIsMailing(true)}>
            {t('mail')}
          </MenuItem>
        )}
      </Menu>
      {isMailing && <ReportMailsDialog onClose={() => setIsMailing(false)} />}
    </>
  )
}

interface FileItemsProps {
  filter: ReputationFilter
  download: ReturnType<typeof useDownload>['download']
  savePicture: (shown: Reputation) => void
}

function FileItems({ filter, download, savePicture }: FileItemsProps) {
  const t = useTranslations('reputation.share')
  const input = { ...filter, language: useLocale() }
  const { data: shown } = useQuery(reputationQuery(filter))
  return (
    <>
      <MenuItem
        icon={<FileText aria-hidden />}
        onSelect={() => download({ endpoint: downloadReport, input, fileName: 'reputation.pdf' })}
      >
        {t('pdf')}
      </MenuItem>
      {shown && shown.now.reviewCount > 0 && (
        <MenuItem icon={<Image aria-hidden />} onSelect={() => savePicture(shown)}>
          {t('png')}
        </MenuItem>
      )}
      <MenuItem
        icon={<FileDown aria-hidden />}
        onSelect={() => download({ endpoint: exportReputation, input, fileName: 'reputation.csv' })}
      >
        {t('csv')}
      </MenuItem>
    </>
  )
}

/** Who may see it is decided where it is opened. Browsers keep the clipboard shut over plain HTTP. */
function useCopyLink(filter: ReputationFilter): (() => void) | null {
  const t = useTranslations('reputation.share')
  const common = useTranslations('common')
  const toast = useToast()
  if (!('clipboard' in navigator)) return null
  const address = location.origin + linkTo(paths.analytics, { tab: 'reputation', ...filter })
  return () =>
    void navigator.clipboard.writeText(address).then(
      () => toast({ tone: 'good', title: t('copied'), text: t('copiedText') }),
      () => toast({ tone: 'bad', title: common('copyFailed'), text: common('copyByHand') }),
    )
}

function useSavePicture(filter: ReputationFilter) {
  const t = useTranslations('reputation')
  const sayFailed = useFailureToast()
  const { attempt, isBusy } = useAttempt()
  const describe = usePictureContent(filter)
  const save = (shown: Reputation) =>
    void attempt(() =>
      drawPicture(describe(shown)).then(
        (picture) => saveFile(picture, `reputation-${shown.today}.png`),
        (error: unknown) => sayFailed(t('share.failed'), error),
      ),
    )
  return { save, isBusy }
}

const UTC_DAY = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const

function usePictureContent({ period, platform, location }: ReputationFilter) {
  const t = useTranslations('reputation')
  const format = useFormatter()
  const words = useFigureWords()
  const { customer } = useMe()
  const place = useLocations().find(({ id }) => id === location)
  const nameWeek = (day: string) => t('course.week', { day })
  const names = {
    day: useStepWords('day', nameWeek),
    week: useStepWords('week', nameWeek),
    month: useStepWords('month', nameWeek),
  }
  return (shown: Reputation) => {
    const span = shown.days && format.dateTimeRange(new Date(shown.days.from), new Date(shown.days.to), UTC_DAY)
    const parts = [
      t(`filters.periods.${period}`),
      span,
      place?.name,
      platform !== undefined && PLATFORM_NAMES[platform],
    ]
    return {
      title: t('share.pictureTitle'),
      lines: [customer?.companyName ?? '', parts.filter(Boolean).join(' · ')].filter((line) => line !== ''),
      rating: t('course.rating'),
      volume: t('course.reviews'),
      steps: listAll(shown).map(({ first, counts }) => ({ label: names[shown.series.grain].whole(first), counts })),
      nameCount: words.count,
    }
  }
}
