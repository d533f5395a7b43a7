// While an installation has no owner, a one-time link lets the first user in.
import { createSetupLink } from '../../services/account/setup/createSetupLink.ts'
import { hasOwner } from '../../services/account/setup/founder.ts'
import { openDatabase } from '../../services/kit/database/database.ts'
import { say } from './say.ts'
import type { Settings } from './settings.ts'

/** Whether the installation has its owner. */
export async function isSetUp(accountUrl: string): Promise<boolean> {
  const database = openDatabase({ url: accountUrl, service: 'account', modules: [], max: 1 })
  try {
    return await database.readAsSystem(hasOwner)
  } finally {
    await database.close()
  }
}

type LinkSettings = Pick<Settings, 'publicOrigin' | 'setupLinkMinutes'>

/** Creates a new link and prints it; earlier ones become invalid. Returns whether there was anything to set up. */
export async function printSetupLink(accountUrl: string, settings: LinkSettings): Promise<boolean> {
  const { publicOrigin, setupLinkMinutes: minutes } = settings
  const database = openDatabase({ url: accountUrl, service: 'account', modules: [], max: 1 })
  try {
    const link = await createSetupLink(database, { publicOrigin, minutes })
    if (link === null) return false
    say('setup', `Arus has no owner yet. Open this link to set it up; it works once and expires in ${minutes} minutes:`)
    say('setup', link)
    return true
  } finally {
    await database.close()
  }
}
