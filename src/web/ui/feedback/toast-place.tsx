import { Toast as Base } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Button, IconButton } from '../actions/button.tsx'
import { useUiLanguage } from '../ui-labels.ts'
import { MeaningIcon } from './meaning.tsx'
import { connectToastList, type ToastExtras } from './toast.tsx'

/** Fetched late, with the base library that it stands on. */
export function ToastPlace() {
  const { labels } = useUiLanguage()

  return (
    <Base.Provider>
      <Base.Portal>
        {/* Above the bar at the bottom of a phone, and above a screen's own bar, or a sheet's: `data-bottom-bar`, `data-footed`. */}
        <Base.Viewport
          aria-label={labels.toasts}
          className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] left-4 z-50 flex flex-col-reverse gap-2 outline-none in-[:root:has([data-bottom-bar])]:bottom-[calc(9rem+env(safe-area-inset-bottom))] sm:bottom-4 sm:in-[:root:has([data-bottom-bar])]:bottom-22 sm:in-[:root:has([data-footed])]:bottom-22 sm:left-auto sm:w-96"
        >
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function ToastList() {
  const { toasts, add, close } = Base.useToastManager<ToastExtras>()
  const { labels } = useUiLanguage()

  useEffect(() => connectToastList({ add, close }), [add, close])

  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      className="translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-card border border-line bg-card shadow-float transition-[translate,opacity] duration-200 ease-out data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0"
    >
      <Base.Content className="flex items-start gap-3 py-2.5 pr-2 pl-4">
        {toast.data?.tone && <MeaningIcon meaning={toast.data.tone} className="mt-2 pointer-coarse:mt-3.5" />}
        <div className="flex min-w-0 flex-1 flex-col gap-0.5 py-1.5 break-words pointer-coarse:py-3">
          <Base.Title render={<p />} className="font-medium" />
          <Base.Description className="text-ink-muted" />
        </div>
        <ToastAction action={toast.data?.action} onDone={() => close(toast.id)} />
        <Base.Close render={<IconButton size="small" label={labels.dismiss} icon={<X aria-hidden />} />} />
      </Base.Content>
    </Base.Root>
  ))
}

function ToastAction({ action, onDone }: { action: ToastExtras['action']; onDone: () => void }) {
  if (!action) return null

  const carryOut = () => {
    action.onAction()
    onDone()
  }
  return (
    <Button size="small" onClick={carryOut}>
      {action.label}
    </Button>
  )
}
