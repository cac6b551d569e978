import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadChunk } from '#web/kernel/load-chunk.ts'

/** A screen whose code is fetched when it is first opened. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyRouteComponent(() => loadChunk(load), name)
}
