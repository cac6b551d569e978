import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { writeCase } from '#shared/domain/dispute-case.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Banner, Button, Dialog } from '#web/ui/index.ts'
import { CategoryField, CategoryMeaning } from '../policy-section.tsx'
import { isFiledNow } from '../detail/use-may-change.ts'
import { ChangedMeanwhile, replaceSeen } from '../detail/change-on-latest.ts'
import { useChangeDispute } from '../detail/use-change-dispute.ts'
import { useWordsToFile } from './file-dialog.tsx'
import { SettingsLink } from './filing-banner.tsx'
import { GuideStep, PagesStep, WordsStep } from './guide-steps.tsx'
import { RecordFiling } from './record-filing.tsx'

interface GuidedProps {
  dispute: DisputeDetail
  platform: Platform
}

/** Where the platform takes it from a person alone: what to choose, what to paste, where, and what came back. */
export function GuidedFiling({ dispute, platform }: GuidedProps) {
  const t = useTranslations('disputeFiling')
  const [isOpen, setIsOpen] = useState(false)
  const words = useWordsToFile(dispute)
  const change = useChangeDispute(dispute)
  const name = PLATFORM_NAMES[platform]
  const isFiled = isFiledNow(dispute)
  const lacksReference = dispute.status === 'in_progress' && dispute.platformCaseId === null && !dispute.isSandboxCase
  if (isFiled && !lacksReference) return null
  // What is pasted there is what stands here.
  const start = () => {
    if (!words.isUnsaved || isFiled) return setIsOpen(true)
    change.mutate(replaceSeen('description', words.base, words.description), {
      onSuccess: () => {
        words.forgetDraft()
        setIsOpen(true)
      },
    })
  }
  return (
    <>
      {!isFiled && <WhyByHand dispute={dispute} name={name} />}
      <Button
        variant={isFiled ? 'secondary' : 'primary'}
        className="self-start"
        icon={<ClipboardList aria-hidden />}
        isBusy={change.isPending}
        onClick={start}
      >
        {isFiled ? t('addReference') : t('guide.start', { platform: name })}
      </Button>
      <ProblemBanner
        title={t('check.notSaved')}
        error={change.error instanceof ChangedMeanwhile ? null : change.error}
      />
      {change.error instanceof ChangedMeanwhile && <Banner tone="warn">{t('check.conflict')}</Banner>}
      <Dialog
        size="large"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('guide.title', { platform: name })}
        description={t('guide.text', { platform: name })}
      >
        <FilingGuide dispute={dispute} platform={platform} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

/** What keeps us from filing it is said, with the way on; elsewhere that is how the platform wants it. */
function WhyByHand({ dispute: { filingObstacle, filingFault }, name }: { dispute: DisputeDetail; name: string }) {
  const t = useTranslations('disputeFiling')
  const refusals = useTranslations('refusals')
  if (filingObstacle === null) return <p className="text-ink-muted">{t('byHandNote', { platform: name })}</p>
  const isUnconnected = filingObstacle === 'not-connected'
  return (
    <>
      {filingFault === null && (
        <Banner tone="warn" {...(isUnconnected && { action: <SettingsLink /> })}>
          {isUnconnected ? refusals('dispute-not-connected', { platform: name }) : refusals('dispute-not-linked')}
        </Banner>
      )}
      <p className="text-ink-muted">{t('byHandInstead', { platform: name })}</p>
    </>
  )
}

function FilingGuide({ dispute, platform, onDone }: GuidedProps & { onDone: () => void }) {
  const t = useTranslations('disputeFiling.guide')
  const policies = useTranslations('disputePolicies.categories')
  const name = PLATFORM_NAMES[platform]
  const { category } = dispute
  return (
    <ol className="flex flex-col gap-6">
      <GuideStep
        number={1}
        title={t('category')}
        text={
          category
            ? t('categoryText', { platform: name, category: policies(`${category}.name`) })
            : t('noCategoryText', { platform: name })
        }
      >
        <div className="flex w-full max-w-md flex-col gap-2">
          <CategoryField dispute={dispute} platform={platform} />
          <CategoryMeaning category={category} platform={platform} />
        </div>
      </GuideStep>
      <WordsStep number={2} words={writeCase(dispute)} platform={platform} />
      <PagesStep number={3} dispute={dispute} platform={platform} />
      <GuideStep number={4} title={t('done')} text={t('doneText')}>
        <RecordFiling dispute={dispute} platform={platform} onDone={onDone} />
      </GuideStep>
    </ol>
  )
}
