import { useFormatter, useTranslations } from 'use-intl'
import type { CampaignFigures } from '#shared/contracts/campaign-analytics.ts'

type Words = (type: CampaignFigures['type'], channels: CampaignFigures['channels']) => string

/** A campaign's type, with what it goes out by. */
export function useTypeWords(): Words {
  const t = useTranslations('campaigns')
  const format = useFormatter()
  return (type, channels) =>
    [t(`types.${type}`), format.list(channels.map((channel) => t(`channels.${channel}`)))].filter(Boolean).join(' · ')
}
