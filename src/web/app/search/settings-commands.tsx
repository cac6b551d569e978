import { useNavigate } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { useTranslations } from 'use-intl'
import {
  listSettingsParts,
  listSettingsTabs,
  type SettingsPart,
  type SettingsTab,
} from '#web/app/settings/settings-tabs.ts'
import { MarkedText } from '#web/features/reviews/row/marked-text.tsx'
import { paths } from '#shared/domain/paths.ts'
import { useMe } from '#web/kernel/session/me.ts'
import type { CommandGroup } from '#web/ui/index.ts'

interface Section {
  label: string
  href: string
  keywords: readonly string[]
}

/** What the settings have, as far as the person may open it. */
export function useSettingsCommands(words: string): CommandGroup['items'] {
  const navigation = useTranslations('navigation')
  const me = useMe()
  const navigate = useNavigate()
  const [nameTab, nameParts] = [useTabSection(), usePartSections()]
  if (me.customer === null) return []
  const sections = listSettingsTabs(me).flatMap((tab) => [
    nameTab(tab),
    ...listSettingsParts(me, tab).map((part) => ({ ...nameParts[part], href: `${hrefOf(tab)}#${part}` })),
  ])
  return sections.map((section) => ({
    id: section.href,
    ...section,
    shown: <MarkedText text={section.label} search={words} />,
    hint: navigation('settings'),
    icon: <Settings aria-hidden />,
    onSelect: () => void navigate({ href: section.href }),
  }))
}

const hrefOf = (tab: SettingsTab) => `${paths.settings}?tab=${tab}`

function useTabSection(): (tab: SettingsTab) => Section {
  const tabs = useTranslations('settings.tabs')
  const words = useTranslations('search.settingWords')
  return (tab) => ({ label: tabs(tab), href: hrefOf(tab), keywords: [words(tab)] })
}

function usePartSections(): Record<SettingsPart, Omit<Section, 'href'>> {
  const [locations, reviewImport] = [useTranslations('locations'), useTranslations('reviewImport')]
  const [security, twoFactor, sso] = [useTranslations('security'), useTranslations('twoFactor'), useTranslations('sso')]
  const [apiKeys, webhooks] = [useTranslations('apiKeys'), useTranslations('webhooks')]
  const visitHooks = useTranslations('visitHooks')
  const targets = useTranslations('responseTargets')
  const voice = useTranslations('assistant.voice')
  const settings = useTranslations('settings.data')
  const words = useTranslations('search.settingWords')
  return {
    data: { label: settings('title'), keywords: [words('data')] },
    locations: { label: locations('title'), keywords: [words('locations')] },
    import: {
      label: reviewImport('title'),
      keywords: [reviewImport('fromFile'), reviewImport('byHand'), words('import')],
    },
    'two-factor': { label: twoFactor('title'), keywords: [words('twoFactor')] },
    timeout: { label: security('timeout.title'), keywords: [words('timeout')] },
    whitelist: { label: security('whitelist.title'), keywords: [words('whitelist')] },
    sessions: { label: security('sessions.title'), keywords: [words('sessions')] },
    methods: { label: security('methods.title'), keywords: [words('methods')] },
    password: { label: security('password.title'), keywords: [words('password')] },
    email: { label: security('email.title'), keywords: [words('email')] },
    sso: { label: sso('title'), keywords: [words('sso')] },
    'api-keys': { label: apiKeys('title'), keywords: [words('apiKeys')] },
    webhooks: { label: webhooks('title'), keywords: [words('webhooks')] },
    'visit-hooks': { label: visitHooks('title'), keywords: [words('visitHooks')] },
    targets: { label: targets('title'), keywords: [words('targets')] },
    voice: { label: voice('title'), keywords: [words('voice')] },
  }
}
