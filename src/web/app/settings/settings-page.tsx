import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Me } from '#shared/contracts/session.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { can, hasInPlan, isReader, useMe } from '#web/kernel/session/me.ts'
import { Banner, TabPanel, Tabs } from '#web/ui/index.ts'
import { SettingsReturnBanner } from '#web/features/integrations/return/settings-return-banner.tsx'
import { useSaveCompanyNotifications } from '#web/features/notifications/company-switches.tsx'
import { NotificationsTab } from '#web/features/notifications/notifications-tab.tsx'
import { useSaveSecuritySettings, type SecurityInput } from '#web/features/security/security.queries.ts'
import type { SecuritySettings } from '#shared/contracts/settings.ts'
import { IntegrationsSection } from '#web/features/integrations/integrations-section.tsx'
import { ApiKeysCard } from '#web/features/api-keys/api-keys-card.tsx'
import { AssistantTab } from '#web/features/assistant/assistant-tab.tsx'
import { useSaveAutomation } from '#web/features/automation/automation.queries.ts'
import { AutomationTab } from '#web/features/automation/automation-tab.tsx'
import { BrandingTab, useSaveBrandColors } from '#web/features/settings/branding-tab.tsx'
import { CustomDomainCard } from '#web/features/custom-domains/custom-domain-card.tsx'
import { DataCards } from '#web/features/settings/data-card.tsx'
import { GeneralTab, useSaveGeneralSettings } from '#web/features/settings/general-tab.tsx'
import { ProvidersSection } from '#web/features/providers/providers-section.tsx'
import { ResponseTargetsCard } from '#web/features/response-targets/response-targets-card.tsx'
import { ReviewWidgetsCard } from '#web/features/review-widgets/review-widgets-card.tsx'
import { LocationsSection } from '#web/features/locations/locations-section.tsx'
import { ImportSection } from '#web/features/review-import/import-section.tsx'
import { MissingRightNote } from '#web/components/missing-right.tsx'
import { findMissingRight, listSettingsTabs, type SettingsPart, type SettingsTab } from './settings-tabs.ts'
import { VisitHooksCard } from '#web/features/visit-hooks/visit-hooks-card.tsx'
import { WebhooksCard } from '#web/features/webhooks/webhooks-card.tsx'
import { EmailCard } from '#web/features/security/email-card.tsx'
import { PasswordCard } from '#web/features/security/password-form.tsx'
import { SecurityEventsCard } from '#web/features/security/security-events-card.tsx'
import { SessionsCard } from '#web/features/security/sessions-card.tsx'
import { SsoCard } from '#web/features/sso/sso-card.tsx'
import { TimeoutNote } from '#web/features/security/rules/timeout-card.tsx'
import { WorkspaceRules } from '#web/features/security/rules/workspace-rules.tsx'
import { isProofDue } from '#web/kernel/session/credentials.ts'
import { SignInMethodsCard } from '#web/features/security/sign-in-methods-card.tsx'
import { TwoFactorCard } from '#web/features/security/two-factor-card.tsx'
import { SubmitButton } from '#web/components/forms/form.tsx'
import { LeavingGuard, UnsavedProvider, useUnsavedForms } from '#web/components/forms/settings-form.tsx'

const SAVED_SHOWN_FOR_MS = 3000

/** What Save Changes saves, tab by tab; what is a person's own saves itself. */
function useSaves() {
  const [isSavedShown, setIsSavedShown] = useState(false)
  const onSaved = () => setIsSavedShown(true)
  const saves = {
    general: useSaveGeneralSettings({ onSaved }),
    notifications: useSaveCompanyNotifications({ onSaved }),
    security: useSaveSecuritySettings({ onSaved }),
    branding: useSaveBrandColors({ onSaved }),
    automation: useSaveAutomation({ onSaved }),
  }
  return { isSavedShown, setIsSavedShown, saves }
}
type Saves = ReturnType<typeof useSaves>['saves']

const isSaved = (tab: SettingsTab, saves: Saves): tab is keyof Saves => tab in saves

function mayBeSaved(me: Me, tab: SettingsTab): boolean {
  return can(me, 'settings.manage') && (tab !== 'branding' || hasInPlan(me, 'custom-branding'))
}

const formOf = (tab: keyof Saves) => `${tab}-settings`

function useTab(me: Me) {
  const search = useSearch({ from: '/shell/settings' })
  const tabs = listSettingsTabs(me)
  const navigate = useNavigate()
  const tab = tabs.find((candidate) => candidate === search.tab) ?? tabs[0] ?? 'security'
  return {
    tabs,
    tab,
    missing: findMissingRight(me, search.tab),
    showTab: (chosen: SettingsTab) =>
      void navigate({ to: paths.settings, search: { tab: chosen }, replace: true, resetScroll: false }),
  }
}

export function SettingsPage() {
  const t = useTranslations('settings')
  const me = useMe()
  const { tabs, tab, missing, showTab } = useTab(me)
  const { isSavedShown, setIsSavedShown, saves } = useSaves()
  const { unsaved, tell } = useUnsavedForms(tabs)
  const nameTab = (value: SettingsTab) => t(`tabs.${value}`)
  const save = isSaved(tab, saves) && mayBeSaved(me, tab) ? { form: formOf(tab), ...saves[tab] } : null

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        save && (
          <SubmitButton form={save.form} isBusy={save.isPending} busyLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
        )
      }
    >
      <SettingsReturnBanner />
      {isSavedShown && (
        <Banner tone="good" autoHideAfterMs={SAVED_SHOWN_FOR_MS} onDismiss={() => setIsSavedShown(false)}>
          {t('saved')}
        </Banner>
      )}
      <SaveFailure error={save?.error ?? null} />
      {missing && <MissingRightNote permission={missing} />}
      <UnsavedProvider value={tell}>
        <Tabs
          label={t('tabs.label')}
          tabs={tabs.map((value) => ({
            value,
            label: unsaved.includes(value) ? <UnsavedTab name={nameTab(value)} /> : nameTab(value),
          }))}
          value={tab}
          onValueChange={showTab}
        >
          <Panels saves={saves} unsaved={unsaved} />
        </Tabs>
      </UnsavedProvider>
      <LeavingGuard unsaved={unsaved.map(nameTab)} />
    </Page>
  )
}

function UnsavedTab({ name }: { name: string }) {
  const t = useTranslations('settings')
  return (
    <>
      <span aria-hidden>{name}</span>
      <span aria-hidden className="size-1.5 rounded-full bg-warn" />
      <span className="sr-only">{t('unsavedTab', { tab: name })}</span>
    </>
  )
}

function Panels({ saves, unsaved }: { saves: Saves; unsaved: readonly SettingsTab[] }) {
  const panel = (value: SettingsTab, content: ReactNode) => (
    <TabPanel value={value} isKept={unsaved.includes(value)}>
      {content}
    </TabPanel>
  )
  return (
    <div className="max-w-4xl">
      {panel(
        'general',
        <div className="flex flex-col gap-6">
          <Changeable>
            <GeneralTab formId={formOf('general')} onSave={saves.general.mutateAsync} />
          </Changeable>
          <Part name="data">
            <DataCards />
          </Part>
        </div>,
      )}
      {panel(
        'notifications',
        <NotificationsTab formId={formOf('notifications')} onSave={saves.notifications.mutateAsync} />,
      )}
      {panel('integrations', <IntegrationsTab />)}
      {panel('marketing', <ProvidersSection />)}
      {panel('security', <SecurityTab formId={formOf('security')} onSave={saves.security.mutateAsync} />)}
      {panel(
        'branding',
        <Changeable>
          <BrandingTab formId={formOf('branding')} onSave={saves.branding.mutateAsync} />
          <CustomDomainCard />
          <ReviewWidgetsCard />
        </Changeable>,
      )}
      {panel(
        'automation',
        <div className="flex flex-col gap-6">
          <AutomationTab formId={formOf('automation')} onSave={saves.automation.mutateAsync} />
          <Part name="targets">
            <Changeable>
              <ResponseTargetsCard />
            </Changeable>
          </Part>
        </div>,
      )}
      {panel('assistant', <AssistantTab />)}
    </div>
  )
}

/** What belongs to the whole workspace. Above every page stands why its readers change none of it. */
function Changeable({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={isReader(useMe())} className="flex min-w-0 flex-col gap-6">
      {children}
    </fieldset>
  )
}

function SaveFailure({ error }: { error: Error | null }) {
  const t = useTranslations('settings')
  const sentenceFor = useErrorSentence()
  // That is asked for where the settings are.
  if (!error || isProofDue(error)) return null
  const isUnexplained = error instanceof ApiProblem && error.code === 'internal-error'
  const message = isUnexplained ? t('saveFailedReason') : sentenceFor(error, t('saveFailedReason'))
  return <Banner tone="bad">{t('saveFailed', { message })}</Banner>
}

interface SecurityTabProps {
  formId: string
  onSave: (settings: SecurityInput) => Promise<SecuritySettings>
}

function SecurityTab(props: SecurityTabProps) {
  const me = useMe()
  return (
    <div className="flex flex-col gap-6">
      <Part name="two-factor">
        <TwoFactorCard />
      </Part>
      <Part name="timeout">
        {can(me, 'settings.manage') ? (
          <WorkspaceRules {...props} />
        ) : (
          <TimeoutNote minutes={me.session.timeoutMinutes} />
        )}
      </Part>
      <Part name="sessions">
        <SessionsCard />
      </Part>
      <Part name="methods">
        <SignInMethodsCard />
      </Part>
      <Part name="password">
        <PasswordCard />
      </Part>
      <Part name="email">
        <EmailCard />
      </Part>
      {me.customer?.role === 'owner' && (
        <Part name="sso">
          <Changeable>
            <SsoCard />
          </Changeable>
        </Part>
      )}
      {can(me, 'settings.manage') && <ForPrograms />}
      <SecurityEventsCard />
    </div>
  )
}

/** How programs of the business come in, and what they are told. */
function ForPrograms() {
  return (
    <>
      <Part name="api-keys">
        <ApiKeysCard />
      </Part>
      <Part name="webhooks">
        <WebhooksCard />
      </Part>
      <Part name="visit-hooks">
        <VisitHooksCard />
      </Part>
    </>
  )
}

/** Where reviews come from, and the places they belong to. */
function IntegrationsTab() {
  return (
    <div className="flex flex-col gap-8">
      <IntegrationsSection />
      <Part name="locations">
        <LocationsSection />
      </Part>
      <Part name="import">
        <ImportSection />
      </Part>
    </div>
  )
}

/** An address that ends with its name leads here, below the bar at the top. */
function Part({ name, children }: { name: SettingsPart; children: ReactNode }) {
  return (
    <div id={name} className="scroll-mt-20">
      {children}
    </div>
  )
}
