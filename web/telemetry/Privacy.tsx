// Where a person is asked what this browser may send. An installation that sends nothing shows none of it, and fetches none of it.
import { lazy } from 'react'
import { addMessages } from '../i18n/intl.ts'
import { Afterwards } from '../ui/Afterwards.tsx'
import { Boundary } from '../ui/states/Boundary.tsx'
import { configuredPurposes, useConsent } from './consent.ts'

const withWords = async <Module,>(module: Promise<Module>): Promise<Module> => {
  await addMessages(['telemetry'])
  return module
}
const ConsentNotice = lazy(() => withWords(import('./ConsentNotice.tsx')))
const PrivacyCard = lazy(() => withWords(import('./PrivacyCard.tsx')))

/** Of the frame: until everything is decided. */
export function ConsentQuestion() {
  const consent = useConsent()
  const undecided = configuredPurposes().filter(purpose => consent[purpose] === undefined)
  if (undecided.length === 0) return null
  return (
    <Afterwards>
      <ConsentNotice purposes={undecided} />
    </Afterwards>
  )
}

/** Of the profile: what was decided, to be changed. */
export function PrivacySettings() {
  if (configuredPurposes().length === 0) return null
  return (
    <Boundary fallback={null} failure={() => null}>
      <PrivacyCard />
    </Boundary>
  )
}
