// The browser's side of passkeys. Its library is fetched when somebody uses one.
import { graphql } from 'relay-runtime'
import type { passkeysAssertionMutation } from '../../__generated__/passkeysAssertionMutation.graphql.ts'
import { RequestFailed, runOperation } from '../../relay/operation.ts'

/**
 * The browser's answer as JSON text; or the person has closed its window; or it could not be asked, with the server's code and words.
 * `isKept`: one was to be made, and the device has one already.
 */
export type PasskeyAnswer =
  | { kind: 'answered'; answer: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string; code?: string | undefined; isKept?: true }

/** What a payload says of the options that the browser is to be asked with. */
export type OptionsPayload = {
  readonly options?: string | null | undefined
  readonly userErrors: readonly { readonly code?: string; readonly message: string }[]
}

/** Asks for a passkey of whoever is signed in, for one change. Never rejects. */
export const askFreshPasskey = (): Promise<PasskeyAnswer> => askPasskey(readFreshOptions)

/** What the browser is asked for a passkey of whoever is signed in. */
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

/** Asks the browser for a passkey that it has. Never rejects. */
export const askPasskey = (readOptions: ReadOptions): Promise<PasskeyAnswer> =>
  answerOf(readOptions, async options => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: JSON.parse(options) })
  })

/** Asks the browser to make a passkey. Never rejects. */
export const makePasskey = (readOptions: ReadOptions): Promise<PasskeyAnswer> =>
  answerOf(readOptions, async options => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON: JSON.parse(options) })
  })

/** Whether this browser knows passkeys at all; on an address without HTTPS, but for localhost, it does not. */
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
      // A window that was closed, or nothing chosen in time: the browser does not say which.
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
