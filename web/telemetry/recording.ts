// Screen recordings with Sentry's SDK: shapes and movements, with all text masked and all media left out.
import { type init, replayIntegration } from '@sentry/browser'
import type { Stop } from './stop.ts'

export type ReportingClient = NonNullable<ReturnType<typeof init>>

/**
 * Figures of product.md §9. The others are the SDK's defaults and can't be set: paused after 5 minutes of inactivity, a new session after
 * 15, bodies truncated at 150,000 characters, 3 retries starting at 5 s.
 */
export const REPLAY_LIMITS = { flushMinDelay: 5_000, flushMaxDelay: 5_500, maxReplayDuration: 3_600_000 }

/** Attributes that may contain texts of users and records. */
const MASKED = [
  'title',
  'alt',
  'placeholder',
  'label',
  'value',
  'content',
  'download',
  'aria-label',
  'aria-description',
]

const SESSION_KEY = 'sentryReplaySession'

export function startRecording(client: ReportingClient): Stop {
  const replay = replayIntegration({
    ...REPLAY_LIMITS,
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: MASKED,
    // Only GraphQL and files are sent from here, and neither is recorded.
    networkCaptureBodies: false,
    networkDetailAllowUrls: [],
    networkDetailDenyUrls: [/./],
    networkRequestHeaders: [],
    networkResponseHeaders: [],
    // Compressed data could not be scrubbed before it is sent.
    useCompression: false,
  })
  client.addIntegration(replay)
  return () => {
    void replay.stop()
    sessionStorage.removeItem(SESSION_KEY)
  }
}
