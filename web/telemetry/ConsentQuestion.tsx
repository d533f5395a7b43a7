import { Suspense, lazy } from 'react'
import { configuredPurposes, useConsent } from './consent.ts'
import { withWords } from './words.ts'

const ConsentNotice = lazy(() => withWords(import('./ConsentNotice.tsx')))

/** Of the frame, until everything is decided. An installation that sends nothing shows nothing, and fetches no more than this. */
export default function ConsentQuestion() {
  const consent = useConsent()
  const undecided = configuredPurposes().filter(purpose => consent[purpose] === undefined)
  if (undecided.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ConsentNotice purposes={undecided} />
    </Suspense>
  )
}
