// A software passkey of a demo user, with which they confirm protected actions as users do.
import { softwareAuthenticator } from './softwareAuthenticator.ts'

/** Runs an operation as the user, and returns its data. */
type Ask = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>
type Shown = { passkeyAssertion: string }

export type Passkey = {
  /** A fresh assertion, for a protected action of the account service. */
  fresh: () => Promise<Shown>
  /** The assertion for a payload's `passkeyOptions`, which is valid for that change only. */
  answer: (passkeyOptions: string) => Shown
  remove: () => Promise<void>
}

/** Sets up a passkey for a user who has just signed in and has no second factor. */
export async function addPasskey(ask: Ask, origin: string): Promise<Passkey> {
  const key = softwareAuthenticator(origin)
  const { startPasskeyRegistration } = await ask<{ startPasskeyRegistration: { options: string } }>(
    'mutation { startPasskeyRegistration(input: {}) { options } }',
  )
  const registration = key.register(startPasskeyRegistration.options)
  const { finishPasskeyRegistration } = await ask<{ finishPasskeyRegistration: { userErrors: object[] } }>(
    'mutation ($input: FinishPasskeyRegistrationInput!) { finishPasskeyRegistration(input: $input) { userErrors { code message } } }',
    { input: { name: 'Laptop', registration } },
  )
  const { userErrors } = finishPasskeyRegistration
  if (userErrors.length > 0) throw new Error(`The passkey was refused: ${JSON.stringify(userErrors)}`)

  const answer = (passkeyOptions: string): Shown => ({ passkeyAssertion: key.answer(passkeyOptions) })
  async function fresh(): Promise<Shown> {
    const { startPasskeyAssertion } = await ask<{ startPasskeyAssertion: { options: string } }>(
      'mutation { startPasskeyAssertion { options } }',
    )
    return answer(startPasskeyAssertion.options)
  }
  async function remove(): Promise<void> {
    const { viewer } = await ask<{ viewer: { secondFactors: { uuid: string; method: string }[] } }>(
      '{ viewer { secondFactors { uuid method } } }',
    )
    for (const { uuid, method } of viewer.secondFactors)
      if (method === 'PASSKEY')
        await ask(
          'mutation ($input: RemoveFactorInput!) { removeFactor(input: $input) { userErrors { code message } } }',
          {
            input: { uuid, ...(await fresh()) },
          },
        )
  }
  return { fresh, answer, remove }
}
