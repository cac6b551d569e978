import { FileUp, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Card } from '#web/ui/index.ts'
import { CsvDialog } from './csv-dialog.tsx'
import { ManualDialog } from '#web/components/manual-review/manual-dialog.tsx'
import { ManualList } from './manual-list.tsx'
import { PastImports } from './past-imports.tsx'

/** Reviews that no platform hands out: from a file, or by hand. */
export function ImportSection() {
  const t = useTranslations('reviewImport')
  const canManage = can(useMe(), 'reviews.manage')
  const [open, setOpen] = useState<'file' | 'hand' | null>(null)

  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-6">
        {canManage && (
          <div className="flex flex-wrap gap-2">
            <Button icon={<FileUp aria-hidden />} onClick={() => setOpen('file')}>
              {t('fromFile')}
            </Button>
            <Button icon={<PenLine aria-hidden />} onClick={() => setOpen('hand')}>
              {t('byHand')}
            </Button>
          </div>
        )}
        <PastImports canManage={canManage} />
        <ManualList canManage={canManage} />
      </div>
      {canManage && (
        <>
          <CsvDialog isOpen={open === 'file'} onOpenChange={(isOpen) => setOpen(isOpen ? 'file' : null)} />
          <ManualDialog
            review={null}
            isOpen={open === 'hand'}
            onOpenChange={(isOpen) => setOpen(isOpen ? 'hand' : null)}
          />
        </>
      )}
    </Card>
  )
}
