import { LoaderCircle } from 'lucide-react'
import { joinClasses } from '../join-classes.ts'

/** Decoration only: what is under way must also be said in words. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={joinClasses('size-4 shrink-0 animate-spin', className)} />
}
