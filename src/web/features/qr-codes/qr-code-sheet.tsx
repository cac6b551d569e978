import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QrCode } from '#shared/contracts/qr-codes.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { LeafButtons, type Leafing, SheetSkeleton, useShownItem } from '#web/components/sheet/item-sheet.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, Sheet } from '#web/ui/index.ts'
import { PrintSection } from './print/print-section.tsx'
import { QrFacts, YelpWarning } from './qr-card.tsx'
import { QrCodeDialog } from './qr-code-dialog.tsx'
import { QrImage } from './qr-image.tsx'
import { qrCodeQuery } from './qr-codes.queries.ts'
import { ScansSection } from './scans-section.tsx'
import { useNoteQrCodeEvent } from './use-qr-actions.ts'

interface QrCodeSheetProps extends Leafing {
  /** Without one the sheet closes. */
  qrCodeId: string | undefined
  onClose: () => void
}

/** Who scanned it when, and all that it can be printed on, beside the list one returns to. */
export function QrCodeSheet({ qrCodeId, ...props }: QrCodeSheetProps) {
  const shown = useShownItem(qrCodeId)
  return shown && <SheetOf {...props} isOpen={shown.isOpen} qrCodeId={shown.id} />
}

type SheetOfProps = QrCodeSheetProps & { isOpen: boolean; qrCodeId: string }

function SheetOf({ qrCodeId, isOpen, onClose, onPrevious, onNext }: SheetOfProps) {
  const t = useTranslations('qrCodes.sheet')
  const query = useQuery({ ...qrCodeQuery(qrCodeId), enabled: isOpen })
  const code = query.data
  return (
    <Sheet
      isLarge
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={code?.name ?? t('title')}
      description={code?.location?.name}
      footer={
        <>
          <LeafButtons labels={{ previous: t('previous'), next: t('next') }} onPrevious={onPrevious} onNext={onNext} />
          {code && <EditButton code={code} />}
        </>
      }
    >
      <QueryState
        query={query}
        failedTitle={t('failed')}
        gone={{ title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }}
        skeleton={<SheetSkeleton label={t('loading')} />}
      >
        {(shown) => (
          <div key={shown.id} className="flex flex-col gap-6">
            <Summary code={shown} />
            <ScansSection code={shown} />
            <PrintSection code={shown} />
          </div>
        )}
      </QueryState>
    </Sheet>
  )
}

/** Its window lies within the sheet, which stays open behind it. */
function EditButton({ code }: { code: QrCode }) {
  const t = useTranslations('qrCodes.sheet')
  const canManage = can(useMe(), 'qr-codes.manage')
  const [isEditing, setIsEditing] = useState(false)
  const close = () => setIsEditing(false)
  if (!canManage) return null
  return (
    <>
      <Button icon={<Pencil aria-hidden />} onClick={() => setIsEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && <QrCodeDialog code={code} onClose={close} onSaved={close} />}
    </>
  )
}

function Summary({ code }: { code: QrCode }) {
  const t = useTranslations('qrCodes')
  const note = useNoteQrCodeEvent(code.id)
  return (
    <div className="flex flex-wrap gap-4">
      <QrImage address={code.shortUrl} label={t('imageOf', { name: code.name })} />
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-3">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="info">{t(`types.${code.type}`)}</Badge>
          <Badge tone={code.status === 'active' ? 'good' : 'neutral'}>{t(`statuses.${code.status}`)}</Badge>
        </div>
        <QrFacts code={code} />
        <p className="text-sm text-ink-muted">{t('sheet.printedHint')}</p>
        {code.warning && <YelpWarning />}
        <div>
          <CopyButton text={code.shortUrl} label={t('copyLink')} onCopied={() => note('link_copy')} />
        </div>
      </div>
    </div>
  )
}
