import { Suspense, lazy } from 'react'
import { configuredPurposes, useConsent } from './consent.ts'
import { withWords } from './words.ts'

const ConsentNotice = lazy(() => withWords(import('./ConsentNotice.tsx')))

/** Part of the frame until every purpose is decided. An installation without telemetry shows nothing and loads no more than this. */
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
