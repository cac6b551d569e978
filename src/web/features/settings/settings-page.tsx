import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { paths } from '#web/kernel/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, TabPanel, Tabs, Card } from '#web/ui/index.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '#web/components/query-state.tsx'
import type { BrandVoice } from '#shared/domain/assistant.ts'
import { IntegrationsTab } from './integrations/integrations-tab.tsx'
import { SettingsReturnBanner } from './integrations/return/settings-return-banner.tsx'
import { NotificationsTab } from './notifications/notifications-tab.tsx'
import { useSaveSecuritySettings, type SecuritySettings } from './security/security-settings.queries.ts'
import { listSettingsTabs, type SettingsTab } from './settings-tabs.ts'
import { assistantQuery, brandVoiceQuery } from './assistant/assistant.queries.ts'
import { ReadingCard } from './assistant/reading-card.tsx'
import { UsageCard } from './assistant/usage/usage-card.tsx'
import { WhoCard } from './assistant/who-card.tsx'
import { EmailCard } from './security/credentials/email-card.tsx'
import { PasswordCard } from './security/credentials/password-card.tsx'
import { SecurityEventsCard } from './security/sessions/security-events-card.tsx'
import { SessionsCard } from './security/sessions/sessions-card.tsx'
import { SsoCard } from './security/sso/sso-card.tsx'
import { TimeoutCard, TimeoutNote } from './security/timeout-card.tsx'
import { TwoFactorCard } from './security/two-factor/two-factor-card.tsx'
import { useDraft } from './drafts/use-draft.ts'
import { BrandVoiceForm } from './assistant/voice/brand-voice-form.tsx'
import { BrandVoiceSummary } from './assistant/voice/brand-voice-summary.tsx'

const SAVED_SHOWN_FOR_MS = 3000
const FORM_ID = 'settings'

/** Only these have something that Save Changes saves. */
const SAVED_TABS: readonly SettingsTab[] = ['security']

function useTab(tabs: readonly SettingsTab[]): [SettingsTab, (tab: SettingsTab) => void] {
  const search: { tab?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const tab = tabs.find((candidate) => candidate === search.tab) ?? tabs[0] ?? 'security'
  return [
    tab,
    (chosen) => void navigate({ to: paths.settings, search: { tab: chosen }, replace: true, resetScroll: false }),
  ]
}

export function SettingsPage() {
  const t = useTranslations('settings')
  const me = useMe()
  const tabs = listSettingsTabs(me)
  const [tab, showTab] = useTab(tabs)
  const [isSavedShown, setIsSavedShown] = useState(false)
  const save = useSaveSecuritySettings({ onSaved: () => setIsSavedShown(true) })
  const canSave = SAVED_TABS.includes(tab) && can(me, 'settings.manage')

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        canSave && (
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={save.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        )
      }
    >
      <SettingsReturnBanner />
      {isSavedShown && (
        <Banner tone="good" autoHideAfterMs={SAVED_SHOWN_FOR_MS} onDismiss={() => setIsSavedShown(false)}>
          {t('saved')}
        </Banner>
      )}
      <SaveFailure error={save.error} />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onValueChange={showTab}
      >
        <TabPanel value="notifications">
          <NotificationsTab />
        </TabPanel>
        <TabPanel value="integrations">
          <IntegrationsTab />
        </TabPanel>
        <TabPanel value="security">
          <SecurityTab formId={FORM_ID} onSave={(settings) => save.mutate(settings)} />
        </TabPanel>
        <TabPanel value="assistant">
          <AssistantTab />
        </TabPanel>
      </Tabs>
    </Page>
  )
}

function SaveFailure({ error }: { error: Error | null }) {
  const t = useTranslations('settings')
  const sentenceFor = useErrorSentence()
  if (!error) return null
  return <Banner tone="bad">{t('saveFailed', { message: sentenceFor(error, t('saveFailedReason')) })}</Banner>
}

function AssistantTab() {
  const t = useTranslations('assistant')
  const me = useMe()
  const assistant = useQuery(assistantQuery)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <QueryState query={assistant} failedTitle={t('failed')}>
        {(state) => <WhoCard state={state} />}
      </QueryState>
      {can(me, 'replies.draft') && <BrandVoiceCard />}
      {assistant.data && <ReadingCard state={assistant.data} />}
      {can(me, 'settings.view') && <UsageCard />}
    </div>
  )
}

interface SecurityTabProps {
  formId: string
  onSave: (settings: SecuritySettings) => void
}

function SecurityTab(props: SecurityTabProps) {
  const me = useMe()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <TwoFactorCard />
      {can(me, 'settings.manage') ? <TimeoutCard {...props} /> : <TimeoutNote minutes={me.session.timeoutMinutes} />}
      <SessionsCard />
      <PasswordCard />
      <EmailCard />
      {me.customer?.role === 'owner' && <SsoCard />}
      <SecurityEventsCard />
    </div>
  )
}

function BrandVoiceCard() {
  const t = useTranslations('assistant.voice')
  const canManage = can(useMe(), 'settings.manage')
  const voice = useQuery(brandVoiceQuery)
  const { data: assistant } = useQuery(assistantQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {assistant?.model === null && <p className="mb-5 text-ink-muted">{t('builtInLimits')}</p>}
      <QueryState query={voice} failedTitle={t('failed')}>
        {(saved) => (canManage ? <EditedVoice saved={saved} /> : <BrandVoiceSummary voice={saved} />)}
      </QueryState>
    </Card>
  )
}

function EditedVoice({ saved }: { saved: BrandVoice }) {
  const draft = useDraft('brand-voice', saved)
  return <BrandVoiceForm key={draft.round} draft={draft} />
}
