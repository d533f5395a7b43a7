// Usage analytics with Amplitude's SDK: pages opened, by anonymous users. Its automatic capture stays off, and so does its remote
// configuration, which could turn that on.
import { createInstance } from '@amplitude/analytics-browser'
import type { AnalyticsSettings, BrowserSettings } from '../browserSettings.ts'
import { forgetAnalytics } from './forgetAnalytics.ts'
import { type Router, onPageView } from './pageViews.ts'
import { scrubText } from './scrub.ts'
import type { Stop } from './stop.ts'
import { type StoredEvent, UnsentEvents } from './unsentEvents.ts'

type Analytics = AnalyticsSettings & Pick<BrowserSettings, 'environment' | 'commit'> & { router: Router }

/** product.md §9. */
export const ANALYTICS_LIMITS = {
  flushIntervalMillis: 10_000,
  flushQueueSize: 200,
  flushMaxRetries: 12,
  sessionTimeout: 30 * 60 * 1000,
  cookieOptions: { expiration: 365, sameSite: 'Lax' as const, domain: '' },
}
export const MAX_TEXT_LENGTH = 255

const PAGE_VIEWED = 'Page viewed'

export function startAnalytics({ key, url, environment, commit, router }: Analytics): Stop {
  const client = createInstance()
  let isOver = false
  client.add({
    name: 'nothing but ours',
    type: 'enrichment',
    execute: event => Promise.resolve(isOver ? null : ours(event)),
  })
  const ready = client.init(key, undefined, {
    ...ANALYTICS_LIMITS,
    serverUrl: url,
    ...(commit !== undefined && { appVersion: commit }),
    storageProvider: new UnsentEvents(),
    autocapture: false,
    remoteConfig: { fetchRemoteConfig: false },
    enableDiagnostics: false,
    trackingOptions: { ipAddress: false, language: true, platform: true },
    // The host's responses don't concern the user.
    logLevel: 0,
  }).promise
  // The SDK queues calls until it is ready, so stopping waits too. Otherwise its cookie would appear after consent is withdrawn.
  const stopViews = ready.then(() =>
    isOver
      ? ignore
      : onPageView(
          router,
          (page, flow) => void client.track(PAGE_VIEWED, { page, environment, ...(flow !== undefined && { flow }) }),
        ),
  )
  return () => {
    isOver = true
    void stopViews.then(stop => {
      stop()
      client.setOptOut(true)
      forgetAnalytics()
    })
  }
}

/** An event that may be sent: a known one, with short texts that reveal nothing. Null otherwise. */
function ours<Event extends StoredEvent>(event: Event): Event | null {
  if (event.event_type !== PAGE_VIEWED) return null
  const properties = Object.entries(event.event_properties ?? {}).map(
    ([name, value]) => [name, scrubText(String(value)).slice(0, MAX_TEXT_LENGTH)] as const,
  )
  return { ...event, event_properties: Object.fromEntries(properties) }
}

function ignore(): void {}
