// Speed as ratios within one run. Usage: npm run bench [-- --part=inbox] [--peers] [--events=1000000]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchActivityList } from './activity-list.ts'
import { benchAdmin } from './admin.ts'
import { benchAssistant } from './assistant.ts'
import { benchCalendar } from './calendar.ts'
import { benchCampaignAnalytics } from './campaign-analytics.ts'
import { benchCampaignReaders } from './campaign-readers.ts'
import { benchCampaigns } from './campaigns.ts'
import { benchContacts } from './contacts.ts'
import { benchDashboard } from './dashboard.ts'
import { benchFairness } from './fairness.ts'
import { benchInboxList } from './inbox-list.ts'
import { benchKeys } from './keys.ts'
import { benchQueue } from './queue.ts'
import { benchReputation } from './reputation.ts'
import { benchScaleOut } from './scale-out.ts'
import { benchScans } from './scans.ts'
import { benchScreens } from './screens.ts'
import { benchScroll } from './scroll.ts'
import { benchSearch } from './search.ts'
import { benchSignIn } from './sign-in.ts'
import { benchStart } from './start.ts'
import { benchSync } from './sync.ts'
import { printTable } from './table.ts'

const wanted = /--part=(\w+)/.exec(process.argv.join(' '))?.[1]
const parts = {
  start: benchStart,
  signIn: benchSignIn,
  activity: benchActivityList,
  sync: benchSync,
  inbox: benchInboxList,
  keys: benchKeys,
  screens: benchScreens,
  dashboard: benchDashboard,
  reputation: benchReputation,
  search: benchSearch,
  scans: benchScans,
  contacts: benchContacts,
  campaigns: benchCampaigns,
  campaignReaders: benchCampaignReaders,
  campaignAnalytics: benchCampaignAnalytics,
  calendar: benchCalendar,
  scaleOut: benchScaleOut,
  scroll: benchScroll,
  assistant: benchAssistant,
  admin: benchAdmin,
  fairness: benchFairness,
  queue: benchQueue,
}

const dataDir = mkdtempSync(join(tmpdir(), 'goodword-bench-'))
try {
  for (const [name, bench] of Object.entries(parts)) {
    if (wanted === undefined || wanted === name) printTable(await bench(dataDir))
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
