import type { FreshFactor } from './freshFactor.ts'

/** A prompt: `send` returns why the proof was rejected, or null when the dialog is done. */
export type Question = {
  wants: 'factor' | 'password'
  /** Passkey options, if the change has its own. */
  passkeyOptions: string | null
  send: (factor: FreshFactor) => Promise<string | null>
  cancel: () => void
}
