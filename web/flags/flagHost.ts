// The flags of a host, by GrowthBook's SDK, which keeps them on this device, asks again when they are stale, and listens for changes.
import { GrowthBook, configureCache } from '@growthbook/growthbook'
import type { FlagSettings } from '../browserSettings.ts'
import { onTabChange, organizationOfTab } from '../relay/tab.ts'
import { type Flag, type FlagValues, localFlags, setFlags } from './flags.ts'

/** Figures of product.md §9. The longest age is 4 hours unless it is said. */
export const FLAG_CACHE = { staleTTL: 60_000, maxAge: 86_400_000, maxEntries: 10, idleStreamInterval: 20_000 }

/** Whom flags are for: an installation and an organization, no person. */
const ATTRIBUTES = ['environment', 'origin', 'org_id']

/** Shows the host's flags until the signal. A host that fails leaves the flags of last time, or our own. */
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
    // A host switches features. It doesn't rewrite our pages, run scripts in them or lead people elsewhere.
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
