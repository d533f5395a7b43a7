// Error reporting and analytics: each is loaded only where this installation has a key for it and the user has consented.
import { browserSettings } from '../browserSettings.ts'
import { consent, onConsentChange, type Purpose } from './consent.ts'
import { forgetAnalytics } from './forgetAnalytics.ts'
import type { Router } from './pageViews.ts'
import type { Stop } from './stop.ts'

export function startTelemetry(router: Router): void {
  const { errorReporting, analytics, ...about } = browserSettings()
  if (errorReporting)
    whileAllowed('errorReporting', async () =>
      (await import('./errorReporting.ts')).startErrorReporting({ ...errorReporting, ...about, router }),
    )
  if (analytics)
    whileAllowed(
      'analytics',
      async () => (await import('./analytics.ts')).startAnalytics({ ...analytics, ...about, router }),
      forgetAnalytics,
    )
}

/**
 * Starts at most once per page: a user who withdraws and renews consent is included from the next page load. `forget` removes what an
 * earlier page stored, if this one has not started yet.
 */
function whileAllowed(purpose: Purpose, start: () => Promise<Stop>, forget: () => void = ignore): void {
  let started: Promise<Stop> | null = null
  const look = () => {
    const isAllowed = consent()[purpose] === true
    if (isAllowed) started ??= start()
    else if (started === null) forget()
    // If the code could not be fetched, there is nothing to stop.
    else void started.then(stop => stop(), forget)
    started?.catch(ignore)
  }
  look()
  onConsentChange(look)
}

function ignore(): void {}
