import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { paths } from '#web/kernel/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, TabPanel, Tabs } from '#web/ui/index.ts'
import { AssistantTab } from './assistant/assistant-tab.tsx'
import { IntegrationsTab } from './integrations/integrations-tab.tsx'
import { SettingsReturnBanner } from './integrations/return/settings-return-banner.tsx'
import { NotificationsTab } from './notifications/notifications-tab.tsx'
import { SecurityTab } from './security/security-tab.tsx'
import { useSaveSecuritySettings } from './security/security-settings.queries.ts'
import { listSettingsTabs, type SettingsTab } from './settings-tabs.ts'

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
