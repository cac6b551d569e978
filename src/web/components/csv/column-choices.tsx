import { useTranslations } from 'use-intl'
import { DATE_ORDERS, type DateOrder } from '#shared/domain/csv-import.ts'
import { Field, RadioGroup, Select } from '#web/ui/index.ts'

interface ColumnChoicesProps<Name extends string> {
  fields: readonly { field: Name; label: string; isRequired?: boolean }[]
  columns: readonly string[]
  /** The columns by their place from 0. */
  mapping: Partial<Record<Name, number>>
  onChange: (mapping: Partial<Record<Name, number>>) => void
}

/** Which column of a file is what. */
export function ColumnChoices<Name extends string>({ fields, columns, mapping, onChange }: ColumnChoicesProps<Name>) {
  const t = useTranslations('reviewImport.columns')
  const options = columns.map((name, index) => ({
    value: String(index),
    label: name || t('unnamed', { number: String(index + 1) }),
  }))

  function choose(field: Name, column: string) {
    const others = { ...mapping }
    delete others[field]
    onChange(column === '' ? others : { ...others, [field]: Number(column) })
  }

  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {fields.map(({ field, label, isRequired = false }) => (
        <Field key={field} label={label} isRequired={isRequired}>
          <Select
            placeholder={t('none')}
            options={options}
            value={String(mapping[field] ?? '')}
            onChange={(event) => choose(field, event.target.value)}
          />
        </Field>
      ))}
    </div>
  )
}

export function DateOrderChoice({ value, onChange }: { value: DateOrder; onChange: (order: DateOrder) => void }) {
  const t = useTranslations('reviewImport.columns')
  return (
    <RadioGroup
      legend={t('dateOrder')}
      hint={t('dateOrderHint')}
      options={DATE_ORDERS.map((order) => ({ value: order, label: t(order) }))}
      value={value}
      onChange={(event) => onChange(event.target.value as DateOrder)}
    />
  )
}
