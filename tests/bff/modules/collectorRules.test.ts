// What VAT collectors keep and withhold in GraphQL, over the real account service.
import { expect, it } from 'vitest'
import { people } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const arus = await startArus()
const admin = await arus.cookieOf(people.admin.email)
type Rules = { collectorRules: { kind: string; value: string; confirmedBy: { fullName: string } | null }[] }
type Payload = { organization: Rules | null; userErrors: { code: string; field: string[] | null }[] }

const RULES = 'collectorRules { kind value confirmedBy { fullName } }'
const mutate = async (field: 'setCollectorRule' | 'deleteCollectorRule', input: object) => {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  const { data } = await arus.ask<Record<string, Payload>>(
    `mutation($input: ${type}!) { ${field}(input: $input) { organization { ${RULES} } userErrors { code field } } }`,
    { input },
    { cookie: admin },
  )
  return data[field]
}

it('confirms, enters and deletes values, and answers with what applies', async () => {
  const key = { kind: 'GOVERNMENT_THRESHOLD', from: '2027-01-01' }
  const entered = await mutate('setCollectorRule', { ...key, value: '3000000' })
  expect(entered?.userErrors).toEqual([])
  expect(entered?.organization?.collectorRules.slice(0, 2)).toEqual([
    { kind: 'GOVERNMENT_THRESHOLD', value: '3000000.00', confirmedBy: { fullName: people.admin.fullName } },
    { kind: 'GOVERNMENT_THRESHOLD', value: '2000000.00', confirmedBy: null },
  ])
  expect(await mutate('setCollectorRule', { ...key, value: '4000000' })).toEqual({
    organization: null,
    userErrors: [{ code: 'U-ACC-TR-5', field: ['from'] }],
  })
  const deleted = await mutate('deleteCollectorRule', key)
  expect(deleted?.organization?.collectorRules.map(({ kind }) => kind)).toEqual([
    'GOVERNMENT_THRESHOLD',
    'OTHER_COLLECTOR_THRESHOLD',
    'PPH22_RATE',
  ])
})
