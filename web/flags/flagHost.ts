// Reads flags from a host with GrowthBook's SDK, which caches them on this device, refreshes stale ones and streams changes.
import { GrowthBook, configureCache } from '@growthbook/growthbook'
import type { FlagSettings } from '../browserSettings.ts'
import { onTabChange, organizationOfTab } from '../relay/tab.ts'
import { type Flag, type FlagValues, localFlags, setFlags } from './flags.ts'

/** Figures of product.md §9. The default `maxAge` is 4 hours. */
export const FLAG_CACHE = { staleTTL: 60_000, maxAge: 86_400_000, maxEntries: 10, idleStreamInterval: 20_000 }

/** Flags target an installation and an organization, never a person. */
const ATTRIBUTES = ['environment', 'origin', 'org_id']

/** Shows the host's flags until the signal aborts. When the host fails, the cached flags or the local ones stay. */
export function followFlagHost(settings: FlagSettings, environment: string, ended: AbortSignal): void {
  if (ended.aborted) return
  configureCache(FLAG_CACHE)
  const attributesNow = () => ({ environment, origin: location.origin, org_id: organizationOfTab() })
  const growthbook = new GrowthBook({
    apiHost: settings.host ?? location.origin,
    clientKey: settings.clientKey,
    attributes: attributesNow(),
    ...(settings.decryptionKey !== undefined && { decryptionKey: settings.decryptionKey }),
    ...(settings.remoteEvaluation && { remoteEval: true, cacheKeyAttributes: ATTRIBUTES }),
    // A host only switches features: it must not rewrite pages, run scripts in them or redirect users.
    disableVisualExperiments: true,
    disableJsInjection: true,
    disableUrlRedirectExperiments: true,
    renderer: () => setFlags(valuesOf(growthbook)),
  })
  const forgetTab = onTabChange(() => void growthbook.setAttributes(attributesNow()))
  ended.addEventListener('abort', () => {
    forgetTab()
    growthbook.destroy()
    setFlags(null)
  })
  void growthbook.init({ streaming: true })
}

function valuesOf(growthbook: GrowthBook): FlagValues {
  const valueOf = (flag: Flag) => {
    const value: unknown = growthbook.evalFeature(flag).value
    return typeof value === 'boolean' ? value : localFlags[flag]
  }
  return { 'automatic-reconciliation': valueOf('automatic-reconciliation'), 'saved-drafts': valueOf('saved-drafts') }
}
