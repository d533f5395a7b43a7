// A context for operations that call no service: any call behind it fails.
import { Context } from '../../../bff/context.ts'
import { Upstream } from '../../../bff/rest/upstream.ts'
import { ORGANIZATIONS, StubServices } from './stubServices.ts'

export function offlineContext(): Context {
  const { exchange, identity } = new StubServices().auth()
  const nowhere = 'http://127.0.0.1:1'
  return new Context(
    {
      upstreams: { account: new Upstream('account', nowhere), treasury: new Upstream('treasury', nowhere) },
      exchange,
      identity,
      deadlineMs: 1_000,
      log: { error: () => {}, info: () => {} },
    },
    {
      requestId: 'offline',
      language: 'en',
      credential: null,
      caller: 'person',
      organizationId: ORGANIZATIONS.own,
      address: '127.0.0.1',
      userAgent: 'test',
    },
  )
}
