import { lazy } from 'react'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { configuredPurposes } from '../../../../telemetry/consent.ts'
import { withWords } from '../../../../telemetry/words.ts'

const PrivacyCard = lazy(() => withWords(import('./PrivacyCard.tsx')))

/** On the profile: the decisions so far, and how to change them. */
export function PrivacySettings() {
  if (configuredPurposes().length === 0) return null
  return (
    <Boundary fallback={null} failure={() => null}>
      <PrivacyCard />
    </Boundary>
  )
}
