// The demo speaks to Arus as any program does: GraphQL and files over HTTP, one signed-in person at a time.
import { setTimeout as sleep } from 'node:timers/promises'

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string }[] }
type UserError = { code: string; message: string; field?: string[] | null }

export type Client = {
  /** Runs an operation and answers its data; throws on errors and on userErrors anywhere at the top. */
  run: <T>(query: string, variables?: Record<string, unknown>) => Promise<T>
  /** Uploads a file and answers its id. */
  upload: (
    purpose: 'STATEMENT' | 'COUNTERPARTIES' | 'EXPECTED_TRANSACTIONS',
    name: string,
    text: string,
  ) => Promise<string>
  /** The same person in an organization. */
  inOrganization: (uuid: string) => Client
}

/** Signs a person in and keeps the session's cookie. */
export async function signIn(url: string, email: string, password: string): Promise<Client> {
  const jar = { cookie: '' }
  const client = makeClient(url, jar, undefined)
  await client.run(
    'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } userErrors { code message field } } }',
    {
      input: { email, password },
    },
  )
  return client
}

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
    const refusals = Object.values(data ?? {}).flatMap(
      payload => (payload as { userErrors?: UserError[] } | null)?.userErrors ?? [],
    )
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

/** Asks again until `done` answers something; gives up after two minutes. */
export async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const limit = Date.now() + 120_000; Date.now() < limit; await sleep(150)) {
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  throw new Error(`The demo waited in vain for ${what}`)
}
