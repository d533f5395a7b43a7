// The browser's side of passkeys. Its library is loaded on first use.
import { graphql } from 'relay-runtime'
import type { passkeysAssertionMutation } from '../../__generated__/passkeysAssertionMutation.graphql.ts'
import { RequestFailed, runOperation } from '../../relay/operation.ts'

/**
 * The browser's answer as JSON text; or the user closed its dialog; or it failed, with the server's code and message. `isKept`: on
 * creation, the device already has one.
 */
export type PasskeyAnswer =
  | { kind: 'answered'; answer: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string; code?: string | undefined; isKept?: true }

/** A payload with options for the browser. */
export type OptionsPayload = {
  readonly options?: string | null | undefined
  readonly userErrors: readonly { readonly code?: string; readonly message: string }[]
}

/** Requests a passkey of the signed-in user, for one change. Never rejects. */
export const requestFreshPasskey = (): Promise<PasskeyAnswer> => requestPasskey(readFreshOptions)

/** Reads the options for a passkey of the signed-in user. */
export async function readFreshOptions(): Promise<OptionsPayload | null | undefined> {
  const { startPasskeyAssertion } = await runOperation<passkeysAssertionMutation>(
    graphql`
      mutation passkeysAssertionMutation {
        startPasskeyAssertion {
          options
          userErrors {
            code
            message
          }
        }
      }
    `,
    {},
  )
  return startPasskeyAssertion
}

/** Requests an existing passkey from the browser. Never rejects. */
export const requestPasskey = (readOptions: ReadOptions): Promise<PasskeyAnswer> =>
  answerOf(readOptions, async options => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: JSON.parse(options) })
  })

/** Requests a new passkey from the browser. Never rejects. */
export const makePasskey = (readOptions: ReadOptions): Promise<PasskeyAnswer> =>
  answerOf(readOptions, async options => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON: JSON.parse(options) })
  })

/** Whether this browser supports passkeys; without HTTPS, except on localhost, it does not. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

type ReadOptions = () => Promise<OptionsPayload | null | undefined>

async function answerOf(readOptions: ReadOptions, ask: (options: string) => Promise<object>): Promise<PasskeyAnswer> {
  let payload
  try {
    payload = await readOptions()
  } catch (error) {
    return { kind: 'failed', message: error instanceof RequestFailed ? error.message : '' }
  }
  if (!payload?.options) {
    const [error] = payload?.userErrors ?? []
    return { kind: 'failed', message: error?.message ?? '', code: error?.code }
  }
  try {
    return { kind: 'answered', answer: JSON.stringify(await ask(payload.options)) }
  } catch (error) {
    switch (error instanceof Error ? error.name : '') {
      // The dialog was closed, or timed out: the browser does not say which.
      case 'NotAllowedError':
      case 'AbortError':
        return { kind: 'cancelled' }
      case 'InvalidStateError':
        return { kind: 'failed', message: '', isKept: true }
      default:
        return { kind: 'failed', message: '' }
    }
  }
}
