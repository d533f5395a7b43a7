// The fast strategies compared with graphql-js: for every operation, whatever fails, the answers are identical to the byte, nothing is read
// twice, and a mutation's effect happens once.
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import {
  defaultFieldResolver,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Context, type Services } from '../../bff/context.ts'
import { presentErrors } from '../../bff/graph/errors.ts'
import { encodeId } from '../../bff/graph/globalId.ts'
import { makeSchema, readTypeDefs } from '../../bff/graph/schema.ts'
import {
  type Execution,
  type Executor,
  fastStrategies,
  strategyExecutor,
  plainExecutor,
} from '../../bff/operations/executor.ts'
import type { ExecutionStrategy } from '../../bff/operations/executionStrategies.ts'
import { Upstream } from '../../bff/rest/upstream.ts'
import { rounds } from '../support/campaign.ts'
import { chaoticSchema } from './support/chaoticSchema.ts'
import { ledgerSchema } from './support/ledgerModule.ts'
import { randomMutation, randomQuery } from './support/randomQueries.ts'
import { type Fault, ORGANIZATIONS, StubServices } from './support/stubServices.ts'

const stub = new StubServices()
let services: Services
let session: string

beforeAll(async () => {
  const { accountUrl, treasuryUrl } = await stub.start()
  const auth = stub.auth()
  services = {
    upstreams: { account: new Upstream('account', accountUrl), treasury: new Upstream('treasury', treasuryUrl) },
    exchange: auth.exchange,
    identity: auth.identity,
    deadlineMs: 5_000,
    log: { error: () => {}, info: () => {} },
  }
  session = stub.signIn()
})
afterAll(async () => {
  await Promise.all(Object.values(services.upstreams).map(upstream => upstream.close()))
  await stub.close()
})

const newContext = ({ deadlineMs = services.deadlineMs, userAgent = 'test' } = {}) =>
  new Context(
    { ...services, deadlineMs },
    {
      requestId: 'the same for all',
      language: 'en',
      credential: { kind: 'session', id: session },
      caller: 'person',
      organizationId: ORGANIZATIONS.own,
      address: '127.0.0.1',
      userAgent,
    },
  )

/**
 * The client's answer. When a null propagates to a parent, any of the failed fields below may be the one reported, in graphql-js too:
 * whichever failed first. Of such errors only the parent's path is compared.
 */
function bodyOf({ data, errors }: ExecutionResult, context: Context): string {
  const presented = errors && presentErrors(errors, context).map(error => risenTo(data, error) ?? JSON.stringify(error))
  return JSON.stringify({
    ...(presented && { errors: [...new Set(presented)].toSorted() }),
    ...(data !== undefined && { data }),
  })
}

/** The parent that became null because of the failed field; undefined when only the field did. */
function risenTo(data: unknown, { path = [] }: GraphQLError): string | undefined {
  let value = data
  for (const [depth, key] of path.entries()) {
    if (value === null || value === undefined) return `null at ${path.slice(0, depth).join('.')}`
    value = Reflect.get(Object(value), key)
  }
  return undefined
}

async function answerOf(
  executor: Executor,
  execution: Omit<Execution, 'context'>,
  context = newContext(),
): Promise<string> {
  return bodyOf(await executor({ ...execution, context }), context)
}

/** The records read, however ids were batched into calls. */
function recordsRead(calls: readonly string[]): string[] {
  const ids = /ids=([^& ]+)/
  return calls
    .flatMap(
      call =>
        ids
          .exec(call)?.[1]
          ?.split(',')
          .map(id => call.replace(ids, `ids=${id}`)) ?? [call],
    )
    .toSorted()
}

const FAST_STRATEGIES = ['plan', 'jit'] as const

const byStrategy = (schema: GraphQLSchema, fastest: ExecutionStrategy) =>
  strategyExecutor(schema, fastStrategies(schema, { fastest, compileAt: 1, restMs: 0 }))

/** All strategies on one execution; the fast ones also a second time, when warmed up. */
async function expectEqual(schema: GraphQLSchema, execution: Omit<Execution, 'context'>): Promise<string> {
  const expected = await answerOf(plainExecutor(schema), execution)
  for (const strategy of FAST_STRATEGIES) {
    const executor = byStrategy(schema, strategy)
    expect(await answerOf(executor, execution)).toBe(expected)
    expect(await answerOf(executor, execution)).toBe(expected)
  }
  return expected
}

describe('over services that fail', () => {
  const schema = makeSchema(ledgerSchema)
  const ids = () => [
    ...stub.ledger.accounts.map(({ id }) => encodeId('BankAccount', ORGANIZATIONS.own, id)),
    encodeId('BankAccount', ORGANIZATIONS.second, stub.ledgerOf(ORGANIZATIONS.second).accounts[0]!.id),
    encodeId('BankAccount', ORGANIZATIONS.foreign, stub.ledgerOf(ORGANIZATIONS.foreign).accounts[0]!.id),
    encodeId('Counterparty', ORGANIZATIONS.own, stub.ledger.parties[0]!.id),
    'damaged',
  ]
  const faults: (Fault | null)[] = [null, null, 'error', 'garbage', 'forbidden', 'null']
  const places = ['bank-accounts', 'counterparties', 'statement-transactions', 'summary']

  test('answers are equal, and no read is repeated', async () => {
    const agents: string[] = []
    const runAs = async (executor: Executor, execution: Omit<Execution, 'context'>) => {
      const userAgent = `run ${agents.length}`
      agents.push(userAgent)
      const answer = await answerOf(executor, execution, newContext({ userAgent }))
      return { answer, calls: stub.callsBy(userAgent) }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.array(fc.constantFrom(...faults), { minLength: places.length, maxLength: places.length }),
        async (seed, chosen) => {
          const { query, variables } = randomQuery(schema, seed, ids())
          const document = parse(query)
          expect(validate(schema, document)).toEqual([])
          stub.heal()
          chosen.forEach((fault, index) => fault && stub.fail(new RegExp(places[index]!), fault))

          const plain = await runAs(plainExecutor(schema), { document, variables })
          for (const strategy of FAST_STRATEGIES) {
            const fast = await runAs(byStrategy(schema, strategy), { document, variables })
            expect(fast.answer).toBe(plain.answer)
            // An error may end an answer while reads for it are in flight: then their number is random.
            if (plain.answer.includes('"errors"')) continue
            expect(recordsRead(fast.calls)).toEqual(recordsRead(plain.calls))
            expect(fast.calls.length).toBeLessThanOrEqual(plain.calls.length)
          }
        },
      ),
      { numRuns: rounds(300, 10_000) },
    )
    stub.heal()
    for (const agent of agents) {
      const read = recordsRead(stub.callsBy(agent))
      expect(read).toEqual([...new Set(read)])
    }
  })

  test.each(FAST_STRATEGIES)(
    '%s: a service that is silent is asked once, and the second run reads nothing',
    async strategy => {
      const document = parse(
        '{ organization { bankAccounts { totalCount edges { node { id } } } statementTransactions(first: 2) { edges { node { bankAccount { id } } } } } }',
      )
      stub.fail(/summary/, 'silence')
      const expected = await answerOf(plainExecutor(schema), { document }, newContext({ deadlineMs: 300 }))
      const context = newContext({ deadlineMs: 300, userAgent: `silence ${strategy}` })
      expect(await answerOf(byStrategy(schema, strategy), { document }, context)).toBe(expected)
      const calls = stub.callsBy(context.userAgent)
      expect(calls.filter(call => call.includes('summary'))).toHaveLength(1)
      expect(calls).toHaveLength(new Set(calls).size)
      stub.heal()
    },
  )

  test.each(FAST_STRATEGIES)('a clean query runs in %s, one that fails in graphql-js', async strategy => {
    const document = parse(
      'query($n: Int) { organization { statementTransactions(first: $n) { edges { node { id bankAccount { alias } } } } } }',
    )
    const executor = byStrategy(schema, strategy)
    const clean = newContext()
    expect((await executor({ document, variables: { n: 2 }, context: clean })).errors).toBeUndefined()
    expect(clean.strategy).toBe(strategy)
    stub.fail(/bank-accounts/, 'error')
    const failed = newContext()
    expect((await executor({ document, variables: { n: 2 }, context: failed })).errors).toBeDefined()
    expect(failed.strategy).toBe('plain')
    stub.heal()
  })
})

describe('mutations', () => {
  const schema = makeSchema(ledgerSchema)
  const create = parse(
    'mutation($alias: String!) { createBankAccount(input: { alias: $alias }) { bankAccount { alias } } }',
  )
  const created = (calls: readonly string[]) => calls.filter(call => call.startsWith('POST'))

  test('one runs as a plan', async () => {
    const context = newContext({ userAgent: 'creates' })
    const { errors } = await byStrategy(schema, 'plan')({ document: create, variables: { alias: 'New' }, context })
    expect({ errors, strategy: context.strategy }).toEqual({ errors: undefined, strategy: 'plan' })
    expect(created(stub.callsBy('creates'))).toHaveLength(1)
  })

  test('one whose answer fails has acted once, and says what graphql-js says', async () => {
    stub.fail(/bank-accounts/, 'null')
    const expected = await answerOf(plainExecutor(schema), { document: create, variables: { alias: 'New' } })
    const context = newContext({ userAgent: 'fails' })
    const answer = await answerOf(
      byStrategy(schema, 'plan'),
      { document: create, variables: { alias: 'New' } },
      context,
    )
    stub.heal()
    expect(expected).toContain('"errors"')
    expect(answer).toBe(expected)
    expect(context.strategy).toBe('plain')
    expect(created(stub.callsBy('fails'))).toHaveLength(1)
  })

  test('several run in graphql-js, one after the other', async () => {
    const document = parse(
      'mutation { a: createBankAccount(input: { alias: "A" }) { bankAccount { alias } } b: createBankAccount(input: { alias: "B" }) { bankAccount { alias } } }',
    )
    const context = newContext({ userAgent: 'creates two' })
    expect(await answerOf(byStrategy(schema, 'plan'), { document }, context)).toContain('"alias":"B"')
    expect(context.strategy).toBe('plain')
    expect(created(stub.callsBy('creates two'))).toHaveLength(2)
  })
})

describe('over the real schema, with fields that answer at random', () => {
  const chaos = { seed: 1, trouble: 0 }
  const schema = chaoticSchema(readTypeDefs(), chaos)

  test.each([0, 0.05, 0.3])('generated queries, %d of the fields in trouble', async trouble => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async seed => {
        Object.assign(chaos, { seed, trouble })
        const { query, variables } = randomQuery(schema, seed, ['a', 'b'])
        const document = parse(query)
        expect(validate(schema, document)).toEqual([])
        await expectEqual(schema, { document, variables })
      }),
      { numRuns: 60 },
    )
  })

  // A separate one, so that only what passes the strategies in front of it is counted.
  const acting = chaoticSchema(readTypeDefs(), chaos)
  const acts = countActs(acting)

  test.each([0, 0.05, 0.3])('generated mutations, %d of the fields in trouble', async trouble => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async seed => {
        Object.assign(chaos, { seed, trouble })
        const { query, variables } = randomMutation(acting, seed, ['a', 'b'])
        const document = parse(query)
        expect(validate(acting, document)).toEqual([])
        acts.length = 0
        const expected = await answerOf(plainExecutor(acting), { document, variables })
        const once = acts.splice(0)
        expect(await answerOf(byStrategy(acting, 'plan'), { document, variables })).toBe(expected)
        expect(acts).toEqual(once)
      }),
      { numRuns: 100 },
    )
  })

  test('wrong and missing variables', async () => {
    Object.assign(chaos, { seed: 1, trouble: 0 })
    const document = parse(
      'query($id: ID!, $n: Int) { node(id: $id) { id } organization { bankAccounts(first: $n) { pageInfo { endCursor } } } }',
    )
    for (const variables of [
      {},
      { id: null },
      { id: {} },
      { id: 'a', n: 'x' },
      { id: 'a', n: 2 ** 40 },
      { id: 'a', n: 1.5 },
      { id: 3 },
    ]) {
      await expectEqual(schema, { document, variables })
    }
  })

  test('which of several operations', async () => {
    Object.assign(chaos, { seed: 1, trouble: 0 })
    const document = parse('query A { viewer { uuid } } query B { organization { name } }')
    for (const operationName of ['A', 'B', 'C', undefined, '']) await expectEqual(schema, { document, operationName })
  })

  test('every trusted document', async () => {
    const path = 'web/relay/persisted.json'
    const texts = existsSync(path) ? Object.values<string>(JSON.parse(readFileSync(path, 'utf8'))) : []
    for (const [seed, text] of texts.entries()) {
      const document = parse(text)
      const [operation] = document.definitions
      if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation === 'mutation') continue
      for (const trouble of [0, 0.05]) {
        Object.assign(chaos, { seed, trouble })
        expect(validate(schema, document), text).toEqual([])
        const variables = Object.fromEntries(
          (operation.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, undefined]),
        )
        await expectEqual(schema, {
          document,
          variables: { ...variables, first: 3, id: 'a', uuid: '0198c1f2-0001-7000-8000-100000000000' },
        })
      }
    }
  })
})

/** Counts the mutations of a schema. */
function countActs(schema: GraphQLSchema): string[] {
  const acts: string[] = []
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = (...given) => {
      acts.push(field.name)
      return resolve(...given)
    }
  }
  return acts
}
