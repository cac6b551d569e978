import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ProviderConnection } from '#shared/contracts/providers.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { isSenderName, textRulesOf } from '#shared/domain/text-rules.ts'
import { ProductLink } from '#web/components/product-link.tsx'
import { Banner, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { CheckLine } from './deliverability-panel.tsx'

interface PanelProps {
  connection: ProviderConnection
  /** The business's own. */
  country: string | null
  canManage: boolean
}

/** What number or name messages come from, what it can do, and what holds where they go. */
export function TextRulesPanel({ connection, country, canManage }: PanelProps) {
  const t = useTranslations('providers.texting')
  const titleId = useId()
  const { textSender } = connection
  if (!textSender) return <p className="text-sm text-ink-muted">{t('looking')}</p>
  const { sender, capabilities, checkedAt, country: home } = textSender
  const able = capabilities ? (['sms', 'mms', 'voice'] as const).filter((one) => capabilities[one]) : []
  const countries = [...new Set([country, home].filter((one) => one !== null))]
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-t border-line pt-3 text-sm">
      <h5 id={titleId} className="text-base font-medium">
        {t('title', { sender })}
      </h5>
      {capabilities && !capabilities.sms && (
        <Banner tone="bad" title={t('mute.title', { sender })}>
          {t('mute.text')}
        </Banner>
      )}
      {able.length > 0 && <p>{t('able', { able: able.map((one) => t(`capabilities.${one}`)).join(', ') })}</p>}
      {country !== null && home !== null && country !== home && <p>{t('abroad')}</p>}
      {countries.map((one) => (
        <CountryRules key={one} country={one} isName={isSenderName(sender)} />
      ))}
      {countries.length > 0 && <p className="text-ink-muted">{t('mayChange')}</p>}
      {country === null && (
        <p>
          {t('noCountry')}{' '}
          <ProductLink className={TEXT_LINK_CLASSES} href={linkTo(paths.settings, { tab: 'general' })}>
            {t('enterCountry')}
          </ProductLink>
        </p>
      )}
      <CheckLine connection={connection} checkedAt={checkedAt} canManage={canManage} />
    </section>
  )
}

function CountryRules({ country, isName }: { country: string; isName: boolean }) {
  const t = useTranslations('providers.texting')
  const locale = useLocale()
  const { registration, senderNames, hours } = textRulesOf(country)
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  return (
    <div className="flex flex-col gap-1">
      <h6 className="font-medium">{t('rulesOf', { country: name })}</h6>
      {isName && senderNames === 'refused' && <Banner tone="warn" title={t('nameRefused', { country: name })} />}
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {registration && <li>{t(`registrations.${registration}`)}</li>}
        <li>{t(`names.${senderNames}`)}</li>
        <li>
          {t(`hours.${hours.basis}`, { from: writeTime(locale, hours.from), until: writeTime(locale, hours.until) })}
        </li>
        {hours.isSundayOff && <li>{t('sundays')}</li>}
      </ul>
    </div>
  )
}

const writeTime = (locale: string, time: string) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2026-01-05T${time}:00Z`))
