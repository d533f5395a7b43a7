import { expect, test } from 'vitest'
import { offeredAccounts } from '../../../../../web/pages/organization/expectedTransactions/_lib/offeredAccounts.ts'

const accounts = ['NEW', 'ACTIVE', 'DORMANT', 'CLOSED'].map(status => ({ id: status, status }))
const offered = (chosenId?: string) => offeredAccounts(accounts, chosenId).map(({ id }) => id)

test('offers no closed account, but keeps the one that was chosen before it was closed', () => {
  expect(offered()).toEqual(['NEW', 'ACTIVE', 'DORMANT'])
  expect(offered('ACTIVE')).toEqual(['NEW', 'ACTIVE', 'DORMANT'])
  expect(offered('CLOSED')).toEqual(['NEW', 'ACTIVE', 'DORMANT', 'CLOSED'])
})
