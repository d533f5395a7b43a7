import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { PositionEmailDialog } from '../../../../web/pages/organization/_components/PositionEmailDialog.tsx'
import { waitFor as waitForPatiently } from '../../../support/waitFor.ts'
import { renderScreen } from '../../support/render.tsx'

const uuidOf = (place: number) => `0198f000-0000-7000-8000-00000000010${place}`
const membership = (place: number, name: string, permissions: string[], modes = ['TREASURY']) => ({
  id: `membership${place}`,
  permissions,
  organization: {
    id: `organization${place}`,
    uuid: uuidOf(place),
    name,
    timeZone: place === 2 ? 'Asia/Makassar' : 'Asia/Jakarta',
    modes,
  },
})

async function open(over: object = {}) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: {
      viewer: {
        id: 'viewer',
        positionEmail: {
          isOn: false,
          frequency: 'DAILY',
          weekday: 1,
          hour: 7,
          organizations: null,
          clockOrganization: null,
          version: 0,
          ...over,
        },
        memberships: [
          membership(1, 'Samudra Niaga', ['TREASURY_ANALYSIS_VIEW']),
          membership(2, 'Samudra Logistik', []),
          membership(3, 'Faktur Saja', ['TREASURY_ANALYSIS_VIEW'], ['INVOICING']),
        ],
      },
      organization: { id: 'organization2', uuid: uuidOf(2) },
    },
  }))
  const onClose = vi.fn<() => void>()
  await renderScreen(<PositionEmailDialog onClose={onClose} />, { environment, messages: ['positionEmail'] })
  await screen.findByRole('dialog', { name: 'Cash position by email' })
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const sent = await waitForPatiently(() => environment.mock.getMostRecentOperation())
    act(() => environment.mock.resolve(sent, { data: { updatePositionEmail: { viewer: null, userErrors: [] } } }))
    return sent.request.variables['input'] as Record<string, unknown>
  }
  return { save, onClose }
}

test('is switched on by the clock of the organization in sight, for all of them', async () => {
  const { save, onClose } = await open()
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email me when it’s time to view the cash position' }))
  expect(screen.getByRole('checkbox', { name: /^Samudra Logistik/ }).closest('label')?.textContent).toContain(
    'No access to cash analysis',
  )
  expect(screen.queryByText('Faktur Saja')).toBeNull()
  expect(await save()).toEqual({
    isOn: true,
    frequency: 'DAILY',
    weekday: 1,
    hour: 7,
    organizations: null,
    clockOrganization: uuidOf(2),
    version: 0,
  })
  await waitForPatiently(() => expect(onClose).toHaveBeenCalled())
})

test('takes a weekday, an hour and some of the organizations, one at least', async () => {
  const { save } = await open({ isOn: true, clockOrganization: uuidOf(1), version: 4 })
  await userEvent.selectOptions(screen.getByLabelText('How often'), 'Once a week')
  await userEvent.selectOptions(screen.getByLabelText('Day'), 'Friday')
  await userEvent.selectOptions(screen.getByLabelText('From'), '06:00')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Samudra Niaga' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Samudra Logistik/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one organization.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Samudra Niaga' }))
  expect(await save()).toEqual({
    isOn: true,
    frequency: 'WEEKLY',
    weekday: 5,
    hour: 6,
    organizations: [uuidOf(1)],
    clockOrganization: uuidOf(1),
    version: 4,
  })
})
