import { expect, it } from 'vitest'
import { recordActivity } from '../../../services/kit/activity/record.ts'
import { people, retail } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const arus = await startArus()
const cookie = await arus.cookieOf(people.owner.email)
const bankAccount = '0198f000-0000-7000-8000-00000000aaaa'

type Entry = {
  id: string
  at: string
  actor: { uuid: string; fullName: string } | null
  action: string
  recordType: string
  recordLabel: string
  changes: object[]
  counts: object[]
  reason: string | null
}
type Log = {
  organization: {
    activity: { edges: { cursor: string; node: Entry }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
  }
}
const read = (args = '(first: 200)') =>
  arus.ask<Log>(
    `{ organization { activity${args} { pageInfo { hasNextPage endCursor } edges { cursor node {
       id at actor { uuid fullName } action recordType recordLabel changes { field before after } counts { key value } reason } } } } }`,
    {},
    { cookie },
  )
const labels = async (args: string) =>
  (await read(args)).data.organization.activity.edges.map(({ node }) => node.recordLabel)

await arus.treasuryDatabase.inOrganization(
  retail,
  people.maker.id,
  async tx =>
    recordActivity(tx, {
      action: 'IMPORTED',
      recordType: 'STATEMENT_IMPORT',
      recordId: bankAccount,
      recordLabel: 'november.csv',
      counts: { rows: 120 },
      reason: 'Month end',
    }),
  { actorName: people.maker.fullName },
)

it('shows both services’ parts as one log, newest first, with who did what', async () => {
  const { data, errors } = await read()
  expect(errors).toEqual([])
  const nodes = data.organization.activity.edges.map(({ node }) => node)
  expect(nodes.find(({ action }) => action === 'IMPORTED')).toMatchObject({
    actor: { uuid: people.maker.id, fullName: people.maker.fullName },
    recordLabel: 'november.csv',
    counts: [{ key: 'rows', value: '120' }],
    reason: 'Month end',
  })
  expect(nodes.map(({ action }) => action)).toContain('SIGNED_IN')
  expect(nodes.find(({ recordType }) => recordType === 'MEMBERSHIP')?.changes).toEqual([
    { field: 'role', before: null, after: expect.any(String) },
  ])
  const times = nodes.map(({ at }) => Temporal.Instant.from(at).epochNanoseconds)
  expect(times).toEqual(times.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
})

it('pages through it without losing or repeating an entry', async () => {
  const { data } = await read()
  const all = data.organization.activity.edges.map(({ node }) => node.id)
  const seen: string[] = []
  let after = ''
  for (;;) {
    const page = (await read(`(first: 3${after && `, after: "${after}"`})`)).data.organization.activity
    seen.push(...page.edges.map(({ node }) => node.id))
    if (!page.pageInfo.hasNextPage) break
    after = page.pageInfo.endCursor ?? ''
  }
  expect(seen).toEqual(all)
})

it('filters by record, person, action and date', async () => {
  expect(await labels(`(filter: { recordType: STATEMENT_IMPORT })`)).toEqual(['november.csv'])
  expect(await labels(`(filter: { recordUuid: "${bankAccount}" })`)).toEqual(['november.csv'])
  expect(await labels(`(filter: { actorUuid: "${people.maker.id}" })`)).toEqual(['november.csv'])
  expect(await labels(`(filter: { actions: [IMPORTED, EXPORTED] })`)).toEqual(['november.csv'])
  const today = Temporal.Now.plainDateISO('Asia/Jakarta')
  expect(await labels(`(filter: { actions: [IMPORTED], date: { from: "${today}", to: "${today}" } })`)).toEqual([
    'november.csv',
  ])
  const tomorrow = today.add({ days: 1 })
  expect(await labels(`(filter: { date: { from: "${tomorrow}" } })`)).toEqual([])
  expect(await labels(`(filter: { actions: [IMPORTED], date: { to: "${today.subtract({ days: 1 })}" } })`)).toEqual([])
})

it('finds an entry of either part by its id', async () => {
  const { data } = await read()
  for (const { node } of data.organization.activity.edges.slice(0, 5)) {
    const found = await arus.ask(
      'query ($id: ID!) { node(id: $id) { ... on Activity { recordLabel } } }',
      { id: node.id },
      { cookie },
    )
    expect(found.data).toEqual({ node: { recordLabel: node.recordLabel } })
  }
})

it('is the account’s part alone in an organization that does not use treasury', async () => {
  const setModes = (modes: string) =>
    arus.account.sql('update organization set modes = $1::text[] where organization_id = $2', [modes, retail])
  await setModes('{INVOICING}')
  // Exchanged tokens are valid for a minute: another user signs in.
  const newcomer = await arus.cookieOf(people.admin.email)
  const { data, errors } = await arus.ask<Log>(
    '{ organization { activity(first: 50) { edges { node { id recordType } } } } }',
    {},
    { cookie: newcomer },
  )
  expect(errors).toEqual([])
  const kinds = data.organization.activity.edges.map(({ node }) => node.recordType)
  expect(kinds).toContain('MEMBERSHIP')
  expect(kinds).not.toContain('STATEMENT_IMPORT')
  await setModes('{TREASURY,INVOICING}')
})

it('is shown to members with the permission alone', async () => {
  const { errors } = await arus.ask(
    '{ organization { activity { edges { cursor } } } }',
    {},
    { cookie, organization: null },
  )
  expect(errors[0]?.extensions.code).toBe('G-21')
})
