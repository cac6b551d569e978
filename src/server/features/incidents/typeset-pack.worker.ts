import { parentPort, workerData } from 'node:worker_threads'
import type { PackContent } from './pack-content.ts'
import { typesetPack } from './typeset-pack.ts'

parentPort?.postMessage(await typesetPack(workerData as PackContent))
