// Recordings of the screen by Sentry's SDK: shapes and movements, with all text masked and all media left out.
import { type init, replayIntegration } from '@sentry/browser'
import type { Stop } from './stop.ts'

export type ReportingClient = NonNullable<ReturnType<typeof init>>

/**
 * Figures of product.md §9. Its others are the SDK's own and can't be set: paused after 5 minutes without use, a new session after 15,
 * bodies cut at 150,000 characters, 3 retries from 5 s on.
 */
export const REPLAY_LIMITS = { flushMinDelay: 5_000, flushMaxDelay: 5_500, maxReplayDuration: 3_600_000 }

/** Attributes that words of people and records stand in. */
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
    // Nothing here is sent but GraphQL and files, and neither is recorded.
    networkCaptureBodies: false,
    networkDetailAllowUrls: [],
    networkDetailDenyUrls: [/./],
    networkRequestHeaders: [],
    networkResponseHeaders: [],
    // Or it could not be scrubbed on its way out.
    useCompression: false,
  })
  client.addIntegration(replay)
  return () => {
    void replay.stop()
    sessionStorage.removeItem(SESSION_KEY)
  }
}
