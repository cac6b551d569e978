import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { language } from '#web/kernel/i18n/language.ts'
import { loadChunk } from '#web/kernel/load-chunk.ts'

/** A screen whose code, and with it all that is to be said, are fetched when it is first opened. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyRouteComponent(() => besides(load, language.complete()), name)
}

/** One that people begin with: it says nothing but the first texts, and so waits for no others. A test holds both to it. */
export function firstPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyRouteComponent(() => loadChunk(load), name)
}

/** The forms by which people come in have few texts more. */
export function doorPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyRouteComponent(() => besides(load, language.add('doors')), name)
}

async function besides<Module>(load: () => Promise<Module>, texts: Promise<void>): Promise<Module> {
  const [page] = await Promise.all([loadChunk(load), texts])
  return page
}
