// Kills or restarts the product while it works and counts what was lost or doubled. Usage: npm run chaos [-- --kills=20 --part=sync]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killDuringAutomation } from './automation.ts'
import { killDuringBilling } from './billing.ts'
import { killDuringCampaigns } from './campaigns.ts'
import { killOnCluster } from './cluster.ts'
import { killDuringMessages } from './messages.ts'
import { killDuringNotifications } from './notifications.ts'
import { killDuringPosting } from './posting.ts'
import { restartUnderLoad } from './rolling.ts'
import { killDuringScans } from './scans.ts'
import { killDuringSync } from './sync.ts'
import { updateUnderLoad } from './versions.ts'

const wishes = process.argv.join(' ')
const kills = Number(/--kills=(\d+)/.exec(wishes)?.[1] ?? 20)
const wanted = /--part=(\w+)/.exec(wishes)?.[1]
const parts = {
  messages: killDuringMessages,
  sync: killDuringSync,
  posting: killDuringPosting,
  notifications: killDuringNotifications,
  scans: killDuringScans,
  campaigns: killDuringCampaigns,
  automation: killDuringAutomation,
  billing: killDuringBilling,
  rolling: restartUnderLoad,
  versions: updateUnderLoad,
  cluster: killOnCluster,
}

for (const [name, kill] of Object.entries(parts)) {
  if (wanted !== undefined && wanted !== name) continue
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-chaos-'))
  try {
    if (!(await kill(dataDir, kills))) process.exitCode = 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
