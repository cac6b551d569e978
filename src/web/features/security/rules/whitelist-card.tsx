import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ipRange } from '#shared/contracts/settings.ts'
import { isAllowedFrom, normaliseRange } from '#shared/domain/ip-ranges.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Button, Card, Field, IconButton, TextInput } from '#web/ui/index.ts'
import type { SecurityInput } from '../security.queries.ts'

export type Whitelist = ReturnType<typeof useWhitelist>

/** The entries, and the one that is being typed. */
export function useWhitelist({ getValues, setValue, watch }: UseFormReturn<SecurityInput>) {
  'use no memo'
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = () => getValues('ipWhitelist') ?? []
  const set = (ranges: string[]) => setValue('ipWhitelist', [...new Set(ranges)], { shouldDirty: true })

  function type(typed: string) {
    setText(typed)
    setFault(null)
  }

  /** What is typed becomes an entry; `false` where it is none. */
  function addTyped(): boolean {
    const { data, error } = ipRange.safeParse(text)
    const range = data === undefined ? null : normaliseRange(data)
    if (range === null) {
      setFault(error?.issues[0]?.message ?? 'ipRangeInvalid')
      input.current?.focus()
      return false
    }
    set([...list(), range])
    setText('')
    return true
  }

  function remove(range: string) {
    set(list().filter((kept) => kept !== range))
    input.current?.focus()
  }

  const add = (range: string) => set([...list(), range])
  return { ranges: watch('ipWhitelist') ?? [], input, text, fault, type, addTyped, add, remove }
}

interface WhitelistCardProps {
  whitelist: Whitelist
  ownAddress: string
  /** What is wrong with the list as a whole. */
  error: { message?: string | undefined } | undefined
}

export function WhitelistCard({ whitelist, ownAddress, error }: WhitelistCardProps) {
  const t = useTranslations('security.whitelist')
  const sentenceOf = useFieldSentence()
  const { ranges, input, text, fault, type, addTyped, add } = whitelist
  const isOwnMissing = ranges.length === 0 || !isAllowedFrom(ownAddress, ranges)
  const wrong = fault === null ? error : { message: fault }
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-4">
        <Entries {...whitelist} />
        <Field label={t('label')} hint={t('hint')} error={sentenceOf(wrong)}>
          <TextInput
            ref={input}
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="max-w-sm"
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || text === '') return
              event.preventDefault()
              addTyped()
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Plus aria-hidden />} onClick={addTyped}>
            {t('add')}
          </Button>
          {isOwnMissing && <Button onClick={() => add(ownAddress)}>{t('addOwn', { address: ownAddress })}</Button>}
        </div>
        <p className="text-sm text-ink-muted">{t('consequence')}</p>
      </div>
    </Card>
  )
}

function Entries({ ranges, remove }: Pick<Whitelist, 'ranges' | 'remove'>) {
  const t = useTranslations('security.whitelist')
  if (ranges.length === 0) return <p>{t('empty')}</p>
  return (
    <ul
      aria-label={t('list')}
      className="flex max-w-sm flex-col divide-y divide-line rounded-control border border-line"
    >
      {ranges.map((range) => (
        <li key={range} className="flex items-center justify-between gap-2 py-1 pr-1 pl-3">
          <code className="min-w-0 text-sm break-all">{range}</code>
          <IconButton
            size="small"
            label={t('remove', { range })}
            icon={<X aria-hidden />}
            onClick={() => remove(range)}
          />
        </li>
      ))}
    </ul>
  )
}
