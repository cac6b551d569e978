import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type HostedPage, hostedPageSlug } from '#shared/contracts/hosted-pages.ts'
import { HOSTED_PAGE_LIMITS } from '#shared/domain/hosted-pages.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Button, Field, TextInput } from '#web/ui/index.ts'
import { slugQuery } from './hosted-pages.queries.ts'

const PAUSE_MS = 350

/** The value once nobody has changed it for a moment. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}

interface SlugFieldProps {
  page: HostedPage
  slug: string
  fault: string | undefined
  onChange: (slug: string) => void
}

/** What is known of the address that stands there now; `undefined` while it is being asked, and for the page's own. */
function useSlugAnswer({ id, slug: own }: HostedPage, slug: string | undefined) {
  const wanted = useSettled(slug ?? '', PAUSE_MS)
  const isOther = slug !== undefined && slug !== own
  const { data } = useQuery({ ...slugQuery(wanted, id), enabled: isOther && wanted === slug })
  return isOther && data?.slug === slug ? data : undefined
}

/** Says while one types whether the address is free. */
export function SlugField({ page, slug, fault, onChange }: SlugFieldProps) {
  const t = useTranslations('hostedPages.builder')
  const sentenceOf = useFieldSentence()
  const checked = hostedPageSlug.safeParse(slug)
  const answer = useSlugAnswer(page, checked.data)
  const taken = answer?.isFree === false ? answer : undefined
  // An emptied field is no mistake yet.
  const invalid = slug === '' ? fault : checked.error?.issues[0]?.message
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('slug')}
        hint={t('slugHint', { address: page.url.slice(0, -page.slug.length) })}
        isRequired
        error={taken ? t('slugTaken') : sentenceOf(invalid === undefined ? undefined : { message: invalid })}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={HOSTED_PAGE_LIMITS.slug}
          value={slug}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <output className="text-sm">
        {answer?.isFree && (
          <span className="flex items-center gap-1.5 text-good">
            <Check aria-hidden className="size-4 shrink-0" />
            {t('slugFree')}
          </span>
        )}
      </output>
      {taken && (
        <Button size="small" className="self-start" onClick={() => onChange(taken.suggestion)}>
          {t('slugUse', { slug: taken.suggestion })}
        </Button>
      )}
    </div>
  )
}
