import { softwareAuthenticator } from '../../services/account/softwareAuthenticator.ts'

type Ask = <Data>(query: string, variables?: object) => Promise<Data>

/** Sets a passkey up for somebody who has no second factor; answers what gives a fresh answer of it, as the inputs of mutations take it. */
export async function passkeyOf(ask: Ask, origin: string): Promise<() => Promise<{ passkeyAssertion: string }>> {
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
  return async () => {
    const { startPasskeyAssertion } = await ask<{ startPasskeyAssertion: { options: string } }>(
      'mutation { startPasskeyAssertion { options } }',
    )
    return { passkeyAssertion: key.answer(startPasskeyAssertion.options) }
  }
}
