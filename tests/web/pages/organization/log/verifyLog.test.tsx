import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { VerifyLog } from '../../../../../web/pages/organization/log/_components/VerifyLog.tsx'
import { renderScreen } from '../../../support/render.tsx'

async function verify(broken: readonly object[]) {
  const { environment } = await renderScreen(<VerifyLog />, { messages: ['log'] })
  await userEvent.click(screen.getByRole('button', { name: 'Verify log' }))
  const asked = await waitFor(() => environment.mock.getMostRecentOperation())
  const activityProof = { entries: 12, broken }
  const organization = { __typename: 'Organization', id: 'organization', activityProof }
  act(() => environment.mock.resolve(asked, { data: { organization } }))
  return within(await screen.findByRole('dialog'))
}

test('a log that is as it was written says how many entries hold', async () => {
  const dialog = await verify([])
  expect(dialog.getByText('The log is complete and unchanged')).toBeTruthy()
  expect(dialog.getByText('12 entries verified')).toBeTruthy()
})

test('the first entry that does not hold is named by place, time and id, and one that is gone by its place', async () => {
  const id = '0198f000-0000-7000-8000-000000000901'
  const dialog = await verify([
    { position: 7, entryUuid: id, at: '2026-11-20T03:00:00Z' },
    { position: 9, entryUuid: null, at: null },
  ])
  expect(dialog.getByText('The log was changed')).toBeTruthy()
  const [changed, gone] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(changed).toMatch(/^Entry 7 of 20 Nov.* was changed \(0198f000-0000-7000-8000-000000000901\)$/)
  expect(gone).toBe('Entry 9 is missing')
})
