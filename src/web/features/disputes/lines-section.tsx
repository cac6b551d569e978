import { Plus, X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { IconButton, SheetSection, useToast } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { AddLine } from './detail/add-line.tsx'
import { useChangeDispute, useChangeFailure } from './detail/use-change-dispute.ts'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { useMayChange } from './detail/use-may-change.ts'
import { keepFocusInSheet } from './detail/keep-focus.ts'

interface LinesProps {
  dispute: DisputeDetail
  field: 'evidence' | 'notes'
}

/** Lines of text, each on its own: added with Enter, and brought back for ten seconds when removed. */
export function LinesSection({ dispute, field }: LinesProps) {
  const t = useTranslations(`disputesDetail.lines.${field}`)
  const { mayWork, maySay } = useMayChange(dispute)
  const isOpen = field === 'notes' ? mayWork : maySay
  const remove = useRemoveLine({ dispute, field })
  const lines = dispute[field]
  return (
    <SheetSection title={t('title')}>
      {lines.length === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      <ul className="flex flex-col gap-1 empty:hidden">
        {lines.map((line, index) => (
          // The same line may stand there twice.
          <li key={`${index}-${line}`} className="flex items-start gap-2">
            <span dir="auto" className="min-w-0 flex-1 py-1.5 break-words whitespace-pre-line">
              {line}
            </span>
            {isOpen && (
              <IconButton
                size="small"
                label={t('remove', { line })}
                icon={<X aria-hidden />}
                onClick={(event: MouseEvent<HTMLElement>) => {
                  keepFocusInSheet(event.currentTarget)
                  remove(line, index)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {isOpen && lines.length < DISPUTE_LIMITS.lines && <NewLine dispute={dispute} field={field} />}
    </SheetSection>
  )
}

function NewLine({ dispute, field }: LinesProps) {
  const t = useTranslations(`disputesDetail.lines.${field}`)
  const all = useTranslations('disputesDetail')
  const [text, keep] = useKeptText(`dispute-${field}`, dispute.id)
  const change = useChangeDispute(dispute)
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    const line = text.trim()
    change.mutate((now) => ({ [field]: [...now[field], line] }), { onSuccess: () => keep('') })
  }
  return (
    <>
      <AddLine
        inputRef={input}
        label={t('label')}
        placeholder={t('placeholder')}
        addLabel={t('add')}
        icon={<Plus aria-hidden />}
        text={text}
        onText={keep}
        isBusy={change.isPending}
        onAdd={add}
      />
      <ProblemBanner title={all('saveFailed')} error={change.error} />
    </>
  )
}

function useRemoveLine({ dispute, field }: LinesProps): (line: string, index: number) => void {
  const t = useTranslations(`disputesDetail.lines.${field}`)
  const all = useTranslations('disputesDetail')
  const toast = useToast()
  const { mutate } = useChangeDispute(dispute)
  const onError = useChangeFailure(dispute.id)
  return (line, index) => {
    const bringBack = () => mutate((now) => ({ [field]: now[field].toSpliced(index, 0, line) }), { onError })
    const action = { label: all('undo'), onAction: bringBack }
    const onSuccess = () => toast({ kind: 'dispute-change', title: t('removed'), action })
    mutate((now) => ({ [field]: withoutLine(now[field], line, index) }), { onError, onSuccess })
  }
}

/** At its place, or wherever it stands by now. */
function withoutLine(lines: readonly string[], line: string, index: number): string[] {
  const place = lines[index] === line ? index : lines.indexOf(line)
  return place === -1 ? [...lines] : lines.toSpliced(place, 1)
}
