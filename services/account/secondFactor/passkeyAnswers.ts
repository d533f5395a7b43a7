// WebAuthn responses from browsers, as JSON text. Anything of another form is no passkey.
import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+$/)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

const assertionForm = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

const registrationForm = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
})

const clientData = z.object({ challenge: z.string().min(1).max(200) })

/** An assertion with its challenge, or undefined. */
export function readAssertion(text: string) {
  const answer = assertionForm.safeParse(parse(text)).data
  return answer && withChallenge(answer)
}

/** A new credential with its challenge, or undefined. */
export function readRegistration(text: string) {
  const answer = registrationForm.safeParse(parse(text)).data
  return answer && withChallenge(answer)
}

export type Assertion = NonNullable<ReturnType<typeof readAssertion>>
export type Registration = NonNullable<ReturnType<typeof readRegistration>>

function withChallenge<Answer extends { response: { clientDataJSON: string } }>(answer: Answer) {
  const said = clientData.safeParse(parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())).data
  return said && { ...answer, challenge: said.challenge }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
