import { useNavigate } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { INTEGRATION_PARTS, listSettingsTabs } from '#web/app/settings/settings-tabs.ts'
import { MarkedText } from '#web/features/reviews/row/marked-text.tsx'
import { paths } from '#shared/domain/paths.ts'
import { useMe } from '#web/kernel/session/me.ts'
import type { CommandGroup } from '#web/ui/index.ts'

interface Section {
  label: string
  href: string
  keywords?: readonly string[]
}

const PARTS_HREF = `${paths.settings}?tab=integrations`

/** What the settings have, as far as the person may open it. */
export function useSettingsCommands(words: string): CommandGroup['items'] {
  const navigation = useTranslations('navigation')
  const tabs = useTranslations('settings.tabs')
  const me = useMe()
  const navigate = useNavigate()
  const parts = useIntegrationParts()
  if (me.customer === null) return []
  const sections = listSettingsTabs(me).flatMap((tab): Section[] => [
    { label: tabs(tab), href: `${paths.settings}?tab=${tab}` },
    ...(tab === 'integrations' ? parts : []),
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

function useIntegrationParts(): Section[] {
  const locations = useTranslations('locations')
  const reviewImport = useTranslations('reviewImport')
  return [
    { label: locations('title'), href: `${PARTS_HREF}#${INTEGRATION_PARTS.locations}` },
    {
      label: reviewImport('title'),
      href: `${PARTS_HREF}#${INTEGRATION_PARTS.import}`,
      keywords: [reviewImport('fromFile'), reviewImport('byHand')],
    },
  ]
}
