import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignAudience } from '#shared/contracts/campaign-sending.ts'
import type { PersonalChannel } from '#shared/domain/campaigns.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { Button, Field, TextInput } from '#web/ui/index.ts'
import { useTestCampaign } from './sending.queries.ts'

interface TestSendProps {
  campaignId: string
  audience: CampaignAudience
}

/** To oneself, by the channels that can carry it. */
export function TestSend({ campaignId, audience }: TestSendProps) {
  const t = useTranslations('campaigns.testing')
  const ready = audience.channels.filter(({ provider, problem }) => provider !== null && problem === null)
  if (ready.length === 0) return null
  return (
    <Disclosure summary={t('title')}>
      <div className="flex flex-col gap-4">
        {ready.map(({ channel }) => (
          <OneTest key={channel} campaignId={campaignId} channel={channel} />
        ))}
      </div>
    </Disclosure>
  )
}

function OneTest({ campaignId, channel }: { campaignId: string; channel: PersonalChannel }) {
  const t = useTranslations('campaigns.testing')
  const { email } = useMe().user
  const [to, setTo] = useState('')
  const test = useTestCampaign()
  const isSms = channel === 'sms'
  return (
    <div className="flex flex-col items-start gap-2">
      {isSms && (
        <Field label={t('number')} hint={t('numberHint')}>
          <TextInput type="tel" inputMode="tel" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      )}
      <Button
        size="small"
        isBusy={test.isPending}
        busyLabel={t('busy')}
        disabled={isSms && to.trim() === ''}
        onClick={() => test.mutate({ campaignId, channel, ...(isSms && { to: to.trim() }) })}
      >
        {isSms ? t('sms') : t('email', { email })}
      </Button>
      <output className="text-sm text-good">{test.isSuccess && t('sent', { to: test.data.to })}</output>
      <ProblemBanner title={t('failed')} error={test.error} />
    </div>
  )
}
