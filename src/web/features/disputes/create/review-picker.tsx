import { useQuery } from '@tanstack/react-query'
import { useState, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Field, SearchCombobox, type SearchOption } from '#web/ui/index.ts'
import { type OfferedReviews, offeredReviewsQuery } from '../disputes.queries.ts'

const SETTLED_AFTER_MS = 250

/** What somebody types, once they pause: the server is not asked for every letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const SHOWN = 40

/** The first forty characters of a text, as people count them, and whether there is more. */
function firstForty(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return characters.slice(0, SHOWN).join('') + (characters.length > SHOWN ? '…' : '')
}

interface ReviewPickerProps {
  label: string
  hint: string
  offered: OfferedReviews
  chosen: Review | undefined
  onChoose: (review: Review | null) => void
}

/** The review a dispute is about, by how it begins. */
export function ReviewPicker({ label, hint, offered, chosen, onChoose }: ReviewPickerProps) {
  const t = useTranslations('disputes.create')
  const [search, setSearch] = useState('')
  const found = useQuery(offeredReviewsQuery(offered, useSettled(search.trim())))
  const reviews = found.data ?? []
  const optionOf = useReviewOption()

  return (
    <Field label={label} hint={hint}>
      <SearchCombobox
        options={reviews.map(optionOf)}
        chosen={chosen ? optionOf(chosen) : null}
        onChoose={(option) => onChoose(reviews.find(({ id }) => id === option?.value) ?? null)}
        onSearch={setSearch}
        placeholder={t('reviewPlaceholder')}
        emptyText={t(found.isPending ? 'reviewLoading' : 'reviewEmpty')}
        clearLabel={t('reviewClear')}
      />
    </Field>
  )
}

function useReviewOption(): (review: Review) => SearchOption {
  const t = useTranslations('disputes.row')
  const formatting = useFormatting()
  return ({ id, content, author, platform, createdAt }) => ({
    value: id,
    label: content ? firstForty(content) : t('noText'),
    detail: [author ?? t('anonymous'), PLATFORM_NAMES[platform], formatting.date(createdAt)].join(' · '),
  })
}
