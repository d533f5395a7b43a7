import type { FreshFactor } from './freshFactor.ts'

/** What is asked of the person: `send` answers why it was not accepted, or null when the dialog is done. */
export type Question = {
  wants: 'factor' | 'password'
  /** What a passkey is asked, where the change has a question of its own. */
  passkeyOptions: string | null
  send: (factor: FreshFactor) => Promise<string | null>
  cancel: () => void
}
