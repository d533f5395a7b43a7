import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ApprovalPlan,
  type Band,
  blockedWithout,
  closestPolicy,
  DEFAULT_PLAN,
  mayApprove,
  planFor,
  problemOf,
} from '../../../../services/treasury/approvalPolicies/bands.ts'

const anyone = { approverIds: [] }
const only = (...approverIds: string[]) => ({ approverIds })
const band = (upToMinor: bigint | null, steps: Band['steps'] = [anyone]): Band => ({ upToMinor, steps, inOrder: false })

describe('bands', () => {
  it('must rise, end without end, and ask for an approval', () => {
    expect(problemOf([band(100n), band(null)])).toBeUndefined()
    expect(problemOf([])).toEqual({ problem: 'NO_BAND', place: 0 })
    expect(problemOf([band(100n)])).toEqual({ problem: 'NOT_OPEN_ENDED', place: 0 })
    expect(problemOf([band(0n), band(null)])).toEqual({ problem: 'NOT_RISING', place: 0 })
    expect(problemOf([band(100n), band(100n), band(null)])).toEqual({ problem: 'NOT_RISING', place: 1 })
    expect(problemOf([band(null), band(null)])).toEqual({ problem: 'NOT_RISING', place: 0 })
    expect(problemOf([band(100n, []), band(null)])).toEqual({ problem: 'NO_STEP', place: 0 })
  })

  it('hold amounts up to and including their upper one, and every amount falls into one', () => {
    const policy = {
      id: 'p',
      name: 'Large ones',
      entityId: null,
      method: null,
      bands: [band(100n), band(200n, [anyone, anyone]), band(null, [only('a')])],
    }
    const stepsOf = (amountMinor: bigint) => planFor([policy], { entityId: 'e', method: null, amountMinor }).steps
    expect(stepsOf(100n)).toEqual([anyone])
    expect(stepsOf(101n)).toEqual([anyone, anyone])
    expect(stepsOf(200n)).toEqual([anyone, anyone])
    expect(stepsOf(201n)).toEqual([only('a')])
    fc.assert(fc.property(fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }), amount => stepsOf(amount).length > 0))
  })

  it('say which policy asks, and over which amount', () => {
    const policy = { id: 'p', name: 'Large ones', entityId: null, method: null, bands: [band(100n), band(null)] }
    const reasonOf = (amountMinor: bigint) => planFor([policy], { entityId: 'e', method: null, amountMinor }).reason
    expect(reasonOf(100n)).toEqual({ policyName: 'Large ones', overMinor: null })
    expect(reasonOf(101n)).toEqual({ policyName: 'Large ones', overMinor: '100' })
    expect(DEFAULT_PLAN.reason).toBeUndefined()
  })
})

describe('a policy without some of its people', () => {
  const able = new Set(['a', 'b', 'c'])
  const without = (bands: Band[], ...leaving: string[]) =>
    blockedWithout({ bands }, able, { leaving: new Set(leaving), joining: new Set() })

  it('names the bands that nobody could give any more, and who could give their other approvals', () => {
    const bands = [band(100n), band(200n, [anyone, only('a')]), band(null, [only('a', 'b')])]
    expect(without(bands, 'a')).toEqual([
      { overMinor: 100n, band: bands[1], problem: 'UNABLE_APPROVERS', namedIds: ['a'], ableIds: ['b', 'c'] },
    ])
    expect(without(bands, 'a', 'b')).toMatchObject([
      { overMinor: 100n, ableIds: ['c'] },
      { overMinor: 200n, problem: 'UNABLE_APPROVERS', namedIds: ['a', 'b'], ableIds: [] },
    ])
    expect(without(bands, 'c')).toEqual([])
  })

  it('counts who may approve from then on instead', () => {
    const bands = [band(null, [anyone, anyone, anyone])]
    const change = { leaving: new Set(['a']), joining: new Set(['d']) }
    expect(blockedWithout({ bands }, able, change)).toEqual([])
    expect(blockedWithout({ bands }, able, { ...change, joining: new Set(['b']) })).toMatchObject([
      { problem: 'TOO_FEW_PEOPLE', ableIds: ['b', 'c'] },
    ])
  })

  it('names those that too few people are left for', () => {
    const bands = [band(null, [anyone, anyone])]
    expect(without(bands, 'a', 'b')).toMatchObject([{ problem: 'TOO_FEW_PEOPLE', namedIds: [], ableIds: ['c'] }])
    expect(without(bands, 'a', 'b', 'c')).toMatchObject([{ problem: 'TOO_FEW_PEOPLE', ableIds: [] }])
  })

  it('leaves out what nobody can give as it is', () => {
    expect(without([band(null, [only('x')])], 'a', 'b', 'c')).toEqual([])
  })
})

describe('the closest policy', () => {
  const policy = (id: string, entityId: string | null, method: string | null) => ({
    id,
    name: id,
    entityId,
    method,
    bands: [band(null)],
  })
  const all = [
    policy('any', null, null),
    policy('rtgs', null, 'RTGS'),
    policy('entity', 'e', null),
    policy('both', 'e', 'RTGS'),
  ]

  it('names entity and method before entity, and entity before method', () => {
    const of = (entityId: string, method: string | null) => closestPolicy(all, { entityId, method })?.id
    expect(of('e', 'RTGS')).toBe('both')
    expect(of('e', 'SKN')).toBe('entity')
    expect(of('other', 'RTGS')).toBe('rtgs')
    expect(of('other', null)).toBe('any')
  })

  it('is one approval by anybody where nobody has made one', () => {
    expect(planFor([], { entityId: 'e', method: 'SKN', amountMinor: 10n ** 17n })).toBe(DEFAULT_PLAN)
  })
})

describe('steps', () => {
  const plan = (steps: ApprovalPlan['steps'], inOrder = false): ApprovalPlan => ({ policyId: 'p', steps, inOrder })

  it('are filled by one approval of a person each', () => {
    const two = plan([anyone, anyone])
    expect(mayApprove(two, [], 'a')).toBe(true)
    expect(mayApprove(two, ['a'], 'a')).toBe(false)
    expect(mayApprove(two, ['a'], 'b')).toBe(true)
    expect(mayApprove(two, ['a', 'b'], 'c')).toBe(false)
  })

  it('leave the place that only somebody else can take', () => {
    const named = plan([anyone, only('siti')])
    // Siti came first: the step for any approver is still open to others.
    expect(mayApprove(named, ['siti'], 'bambang')).toBe(true)
    expect(mayApprove(named, ['bambang'], 'dewi')).toBe(false)
    const crossed = plan([only('a', 'b'), only('a')])
    expect(mayApprove(crossed, ['a'], 'b')).toBe(true)
  })

  it('wait for the one before when they have an order', () => {
    const ordered = plan([only('a'), only('b')], true)
    expect(mayApprove(ordered, [], 'b')).toBe(false)
    expect(mayApprove(ordered, [], 'a')).toBe(true)
    expect(mayApprove(ordered, ['a'], 'b')).toBe(true)
  })

  it('are all filled once as many have approved as could, whoever came first', () => {
    const person = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const step = fc.uniqueArray(person, { maxLength: 3 }).map(approverIds => ({ approverIds }))
    const plans = fc.record({
      steps: fc.array(step, { minLength: 1, maxLength: 4 }),
      comers: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']),
    })
    fc.assert(
      fc.property(plans, ({ steps, comers }) => {
        const given = plan(steps)
        const approved = comers.reduce<string[]>((so, one) => (mayApprove(given, so, one) ? [...so, one] : so), [])
        expect(approved.length).toBeLessThanOrEqual(steps.length)
        // A rejected approver could not have helped.
        for (const one of comers) expect(mayApprove(given, approved, one)).toBe(false)
      }),
    )
  })
})
