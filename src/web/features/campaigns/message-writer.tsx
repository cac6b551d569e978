import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { campaignWish, writeCampaignMessage } from '#shared/contracts/campaign-writing.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Disclosure } from '#web/components/disclosure.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { OriginNote } from '#web/components/origin-badge.tsx'
import { call } from '#web/kernel/api/call.ts'
import { Banner, Button, Field, TextArea, TextInput } from '#web/ui/index.ts'
import type { CampaignForm } from './campaign-dialog.tsx'
import { type CampaignValues, NOTHING_WRITTEN } from './campaign-values.ts'

interface Replaced {
  message: string
  written: CampaignValues['written']
}

interface MessageWriterProps {
  form: CampaignForm
  /** The form holds another message now. */
  onWritten: () => void
}

/** What it takes the place of can be brought back. */
function useMessageWriter({ form, onWritten }: MessageWriterProps) {
  const { attempt, isBusy, error } = useAttempt()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  const [isLacking, setIsLacking] = useState(false)

  function put({ message, written }: Replaced) {
    form.setValue('written', written)
    form.setValue('message', message, { shouldValidate: form.formState.isSubmitted })
    onWritten()
  }

  async function write() {
    const { type, wish, message, written } = form.getValues()
    const { origin, ...answer } = await call(writeCampaignMessage, { type, ...wish })
    setReplaced(message.trim() === '' ? null : { message, written })
    setIsLacking(answer.ignoredInstructions)
    put({
      message: answer.message,
      written: { message: answer.message, engine: origin.engine, model: origin.model ?? '' },
    })
  }

  return {
    isBusy,
    error,
    isIncomplete,
    isLacking,
    isReplaced: replaced !== null,
    generate: () => {
      const { type, wish } = form.getValues()
      const isReady = campaignWish.safeParse({ type, ...wish }).success
      setIsIncomplete(!isReady)
      if (isReady) void attempt(write)
    },
    bringBack: () => {
      if (replaced) put(replaced)
      setReplaced(null)
    },
  }
}

/** A first draft of the message by the assistant. */
export function MessageWriter(props: MessageWriterProps) {
  'use no memo'
  const t = useTranslations('campaigns.writer')
  return (
    <div className="rounded-card border border-line bg-inset px-4 py-2">
      <Disclosure summary={t('title')}>
        <Wishes {...props} />
      </Disclosure>
    </div>
  )
}

function Wishes(props: MessageWriterProps) {
  'use no memo'
  const t = useTranslations('campaigns.writer')
  const validation = useTranslations('validation')
  const writer = useMessageWriter(props)
  const { register, control } = props.form
  const wish = useWatch({ control, name: 'wish' })
  const missing = (text: string) =>
    writer.isIncomplete && text.trim() === '' && validation('businessAndIndustryRequired')
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('businessName')} error={missing(wish.businessName)} isRequired>
          <TextInput autoComplete="off" {...register('wish.businessName')} />
        </Field>
        <Field label={t('industry')} error={missing(wish.industry)} isRequired>
          <TextInput autoComplete="off" placeholder={t('industryPlaceholder')} {...register('wish.industry')} />
        </Field>
      </div>
      <Field label={t('context')} hint={t('contextHint')}>
        <TextArea rows={2} {...register('wish.context')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Sparkles aria-hidden />}
          isBusy={writer.isBusy}
          busyLabel={t('generating')}
          onClick={writer.generate}
        >
          {t('generate')}
        </Button>
        {writer.isReplaced && (
          <Button variant="quiet" onClick={writer.bringBack}>
            {t('bringBack')}
          </Button>
        )}
      </div>
      {writer.isLacking && <Banner tone="warn">{t('lacking')}</Banner>}
      <ProblemBanner title={t('failed')} error={writer.error} />
    </div>
  )
}

/** Whoever it was, as far as it is known. */
export function WrittenBy({ written }: { written: CampaignValues['written'] }) {
  const t = useTranslations('campaigns')
  if (written.engine === 'model' && written.model === '') {
    return <span className="text-xs text-ink-muted">{t('aiGenerated')}</span>
  }
  if (written.engine === NOTHING_WRITTEN.engine) return null
  const engine = written.engine === 'model' ? 'model' : 'template'
  return <OriginNote origin={{ engine, model: written.model || null }} />
}
