import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react'
import { addMessages } from '../../i18n/intl.ts'
import { codes } from '../../relay/operation.ts'
import { type Outcome, wordsOf } from '../../relay/useMutation.ts'
import type { FreshFactor } from './freshFactor.ts'
import type { Question } from './question.ts'

const FreshFactorDialog = lazy(async () => {
  const [module] = await Promise.all([import('./FreshFactorDialog.tsx'), addMessages(['secondFactor'])])
  return { default: module.FreshFactorDialog }
})

/** Error codes that open the prompt. */
const WANTED: ReadonlyMap<string | null, Question['wants']> = new Map([
  [codes.secondFactorRequired, 'factor'],
  // A user without a second factor is sent to its setup.
  [codes.secondFactorSetUp, 'factor'],
  [codes.passwordRequired, 'password'],
])

/** Errors that another code, passkey or password may fix. */
const ABOUT_THE_FACTOR: ReadonlySet<string> = new Set([
  codes.secondFactorRequired,
  codes.passwordRequired,
  'U-ACC-AU-1',
  'U-ACC-AU-3',
  'U-ACC-AU-39',
  'U-ACC-AU-12',
  'U-ACC-AU-13',
  'U-ACC-AU-14',
  'U-ACC-AU-15',
  'U-ACC-AU-35',
])

/**
 * For mutations that may require a fresh second factor or the password. `withFreshFactor(factor => commit({ variables: { input: { ...input,
 * ...factor } } }))` sends the mutation, and only when the server requires a proof prompts for it and sends again; null: the user canceled.
 * Render `freshFactorDialog` with the page, and make the mutation `quiet`, since the dialog shows a wrong code.
 */
export function useFreshFactor() {
  const [question, setQuestion] = useState<Question | null>(null)

  const withFreshFactor = useCallback(
    async <P,>(attempt: (factor: FreshFactor) => Promise<Outcome<P>>): Promise<Outcome<P> | null> => {
      const first = await attempt({})
      const wants = first.ok ? undefined : WANTED.get(first.code)
      if (wants === undefined) return first
      return new Promise(resolve => {
        const finish = (outcome: Outcome<P> | null) => {
          setQuestion(null)
          resolve(outcome)
        }
        const ask = (refused: Outcome<P>) =>
          setQuestion({ wants, passkeyOptions: passkeyOptionsOf(refused), send, cancel: () => finish(null) })
        async function send(factor: FreshFactor) {
          const outcome = await attempt(factor)
          if (!outcome.ok && outcome.code !== null && ABOUT_THE_FACTOR.has(outcome.code)) {
            // Each prompt is answered once: the next attempt gets a new one.
            ask(outcome)
            return wordsOf(outcome)
          }
          finish(outcome)
          return null
        }
        ask(first)
      })
    },
    [],
  )

  const freshFactorDialog: ReactNode = question ? (
    <Suspense fallback={null}>
      <FreshFactorDialog {...question} />
    </Suspense>
  ) : null
  return { withFreshFactor, freshFactorDialog }
}

/** A payload may contain passkey options for this specific change. */
function passkeyOptionsOf({ payload }: Outcome<unknown>): string | null {
  if (typeof payload !== 'object' || payload === null || !('passkeyOptions' in payload)) return null
  return typeof payload.passkeyOptions === 'string' ? payload.passkeyOptions : null
}
