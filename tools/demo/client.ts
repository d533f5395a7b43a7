// The demo uses Arus as any client does: GraphQL and files over HTTP, one signed-in user at a time.
import { setTimeout as sleep } from 'node:timers/promises'
import { createGuardrails, generateSync } from 'otplib'
import type { Passkey } from './passkey.ts'

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string }[] }
type UserError = { code: string; message: string; field?: string[] | null }
type Payload = { userErrors?: UserError[]; results?: { userErrors?: UserError[] }[] }

/** The authenticator secret of demo users with a second factor. */
const SECRET = 'JBSWY3DPEHPK3PXP'
const STEP_SECONDS = 30
/** Skip a time step with less time left: on a busy machine its code could arrive too late. */
const NEAR_END_SECONDS = 10

export type Client = {
  /** Runs an operation and returns its data; throws on errors and on top-level userErrors. */
  run: <T>(query: string, variables?: Record<string, unknown>) => Promise<T>
  /** Uploads a file and returns its id. */
  upload: (
    purpose:
      | 'STATEMENT'
      | 'COUNTERPARTIES'
      | 'EXPECTED_TRANSACTIONS'
      | 'SETTLEMENT_REPORT'
      | 'PAYMENT_PROOF'
      | 'WITHHOLDING_SLIP',
    name: string,
    text: string,
  ) => Promise<string>
  /** The same user in an organization. */
  inOrganization: (uuid: string) => Client
}

/** Signs a user in and keeps the session's cookie. */
export async function signIn(url: string, email: string, password: string): Promise<Client> {
  const client = makeClient(url, { cookie: '' }, undefined)
  await change(client, 'signIn', 'SignInInput', { email, password })
  return client
}

/** Signs a user in with an authenticator. */
export async function signInWithCode(url: string, email: string, password: string): Promise<Client> {
  const client = makeClient(url, { cookie: '' }, undefined)
  const { signIn: begun } = await change<{ signIn: { twoFactorChallenge: { token: string } } }>(
    client,
    'signIn',
    'SignInInput',
    { email, password },
    'twoFactorChallenge { token }',
  )
  // The previous step's code is still accepted, which leaves the current one for the next use.
  await change(client, 'verifyTwoFactor', 'VerifyTwoFactorInput', {
    challengeToken: begun.twoFactorChallenge.token,
    method: 'AUTHENTICATOR_APP',
    code: codeOf(-1),
  })
  return client
}

/** The authenticator's current code, or that of another 30-second step. */
export function codeOf(step = 0): string {
  const epoch = Math.floor(Date.now() / 1_000) + NEAR_END_SECONDS + step * STEP_SECONDS
  return generateSync({ secret: SECRET, epoch, guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }) })
}

/** Runs a mutation by name, and returns the selected part of its payload. */
export function change<T>(client: Client, name: string, type: string, input: object, wanted = ''): Promise<T> {
  return client.run<T>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${wanted} userErrors { code message field } } }`,
    { input },
  )
}

/** The same for a protected action of treasury: answers the passkey challenge, and sends it again. */
export async function changeWithPasskey(
  client: Client,
  passkey: Passkey,
  name: string,
  type: string,
  input: object,
): Promise<void> {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { passkeyOptions asked: userErrors { code message } } }`
  const { [name]: first } = await client.run<Record<string, { passkeyOptions: string | null; asked: object[] }>>(
    query,
    {
      input,
    },
  )
  if (!first?.passkeyOptions) throw new Error(`The demo was refused ${name}: ${JSON.stringify(first?.asked)}`)
  await change(client, name, type, { ...input, ...passkey.answer(first.passkeyOptions) })
}

/** The same for bulk mutations: an error of a single record throws too. */
export const changeEach = (client: Client, name: string, type: string, input: object): Promise<unknown> =>
  change(client, name, type, input, 'results { userErrors { code message } }')

function makeClient(url: string, jar: { cookie: string }, organization: string | undefined): Client {
  const headers = () => ({
    ...(jar.cookie && { cookie: jar.cookie }),
    ...(organization && { 'x-organization-id': organization }),
  })

  async function run<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers() },
      body: JSON.stringify({ query, variables }),
    })
    const set = answer.headers.getSetCookie()[0]
    if (set) jar.cookie = set.split(';')[0] ?? ''
    const { data, errors } = (await answer.json()) as Answer
    const refusals = Object.values(data ?? {}).flatMap(payload => refusalsOf((payload ?? {}) as Payload))
    if (errors?.length || refusals.length || !data)
      throw new Error(`The demo was refused: ${JSON.stringify(errors ?? refusals)} for ${query.slice(0, 80)}`)
    return data as T
  }

  async function upload(purpose: string, name: string, text: string): Promise<string> {
    const bytes = Buffer.from(text)
    const { createFileUpload } = await run<{ createFileUpload: { upload: { fileId: string; url: string } } }>(
      'mutation ($input: CreateFileUploadInput!) { createFileUpload(input: $input) { upload { fileId url } userErrors { code message field } } }',
      { input: { purpose, name, size: bytes.length, contentType: 'text/csv' } },
    )
    const target = new URL(createFileUpload.upload.url, url)
    const put = await fetch(target, {
      method: 'PUT',
      headers: { 'content-type': 'text/csv', ...headers() },
      body: bytes,
    })
    if (!put.ok) throw new Error(`The demo's file ${name} was refused: ${put.status} ${await put.text()}`)
    return createFileUpload.upload.fileId
  }

  return { run, upload, inOrganization: uuid => makeClient(url, jar, uuid) }
}

const refusalsOf = ({ userErrors = [], results = [] }: Payload): UserError[] => [
  ...userErrors,
  ...results.flatMap(each => each.userErrors ?? []),
]

/** Polls until `done` returns a value; gives up after two minutes. */
export async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const limit = Date.now() + 120_000; Date.now() < limit; await sleep(150)) {
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  throw new Error(`The demo waited in vain for ${what}`)
}
