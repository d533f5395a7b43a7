// A BFF over the stub services, with the ledger schema.
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from '../../../bff/config.ts'
import { openServer, type Parts } from '../../../bff/server.ts'
import { ledgerSchema } from './ledgerModule.ts'
import { ORGANIZATIONS, StubServices } from './stubServices.ts'

export type Answer = {
  status: number
  headers: Headers
  text: string
  body: {
    data?: Record<string, unknown> | null
    errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[]
  }
}
export type Ask = { query?: string; variables?: object; operationName?: string; [more: string]: unknown }

export type TestBff = {
  app: FastifyInstance
  url: string
  services: StubServices
  auth: ReturnType<StubServices['auth']>
  /** Posts an operation as a user; `null` is anonymous. */
  ask(
    ask: Ask | string,
    options?: {
      session?: string | null
      token?: string
      organization?: string | null
      headers?: Record<string, string>
    },
  ): Promise<Answer>
  session: string
  close(): Promise<void>
}

export async function startBff(
  options: { config?: Partial<Config>; parts?: Partial<Parts>; services?: StubServices } = {},
): Promise<TestBff> {
  const services = options.services ?? new StubServices()
  const { accountUrl, treasuryUrl } = await services.start()
  const auth = services.auth()
  const config: Config = {
    ...readConfig({
      ACCOUNT_URL: accountUrl,
      TREASURY_URL: treasuryUrl,
      SERVICE_SECRET: 'a secret of tests only',
      ARUS_MODE: 'local',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      WEB_DIRECTORY: 'tests/bff/support/none',
      TRUSTED_DOCUMENTS: 'tests/bff/support/persisted.json',
    }),
    ...options.config,
  }
  const app = await openServer(config, {
    openAuth: () => auth,
    schema: ledgerSchema,
    ...options.parts,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const session = services.signIn()

  const ask: TestBff['ask'] = async (
    ask,
    { session: as = session, token, organization = ORGANIZATIONS.own, headers } = {},
  ) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as !== null && token === undefined && { cookie: `arus=${as}` }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(organization !== null && { 'x-organization-id': organization }),
        ...headers,
      },
      body: typeof ask === 'string' ? ask : JSON.stringify(ask),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) }
  }

  return {
    app,
    url,
    services,
    auth,
    ask,
    session,
    async close() {
      await app.close()
      await services.close()
    },
  }
}
