import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import { PAGE_WORDS } from '#shared/domain/hosted-page-words.ts'
import { HOSTED_PAGE_LIMITS } from '#shared/domain/hosted-pages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { locationsQuery } from '#web/components/options.queries.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Card } from '#web/ui/index.ts'
import { LanguageSwitch, LocalField } from './local-field.tsx'
import { asksForEmail } from './page-values.ts'
import type { PageForm } from './use-page-form.ts'

interface PageTextsProps {
  page: HostedPage
  form: PageForm
  language: Locale
  onChooseLanguage: (language: Locale) => void
}

/** Whether visitors will find nothing to tap, of the location or of all. */
function useIsWithoutLinks(locationId: string): boolean {
  const { data } = useQuery(locationsQuery)
  const shown = data?.items.filter(({ id }) => locationId === '' || id === locationId)
  return shown !== undefined && shown.every(({ reviewLinks }) => Object.keys(reviewLinks).length === 0)
}

/** All that visitors read besides the questions. */
export function PageTexts({ page: { kind }, form, language, onChooseLanguage }: PageTextsProps) {
  const t = useTranslations('hostedPages.builder')
  const business = useMe().customer?.companyName ?? ''
  const { content, locationId } = form.values
  const isWithoutLinks = useIsWithoutLinks(locationId)
  const words = PAGE_WORDS[language]
  const fields = [
    { name: 'title', otherwise: words.title[kind], maxLength: HOSTED_PAGE_LIMITS.title, isLong: false },
    { name: 'intro', otherwise: words.intro[kind], maxLength: HOSTED_PAGE_LIMITS.intro, isLong: true },
    { name: 'thanksTitle', otherwise: words.thanksTitle, maxLength: HOSTED_PAGE_LIMITS.title, isLong: false },
    { name: 'thanksText', otherwise: words.thanksText, maxLength: HOSTED_PAGE_LIMITS.intro, isLong: true },
    {
      name: 'consent',
      otherwise: words.consent.replace('{business}', business),
      maxLength: HOSTED_PAGE_LIMITS.consent,
      isLong: true,
    },
  ] as const
  const shown = fields.filter(({ name }) => {
    if (name === 'consent') return asksForEmail(kind, content)
    return kind !== 'review' || name === 'title' || name === 'intro'
  })
  return (
    <Card
      title={t('texts')}
      subtitle={t('textsHint')}
      actions={<LanguageSwitch language={language} onChoose={onChooseLanguage} />}
    >
      <div className="flex flex-col gap-5">
        {shown.map(({ name, ...field }) => (
          <LocalField
            key={name}
            {...field}
            language={language}
            main={content.language}
            label={t(`fields.${name}`)}
            {...(name === 'consent' && { hint: t('consentHint') })}
            text={content[name]}
            fault={form.faults[`content.${name}.${language}`]}
            onChange={(text) => form.changeContent({ [name]: text })}
          />
        ))}
        <p className="text-sm text-ink-muted">{t(kind === 'review' ? 'sameLinks' : 'sameLinksAtTheEnd')}</p>
        {isWithoutLinks && <p className="text-sm text-warn">{t('noLinks')}</p>}
      </div>
    </Card>
  )
}
