// The area of the menu: which one it is, and how a user changes it.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { appModeOf } from '../../../web/shell/appMode.ts'
import { ModeSwitch } from '../../../web/shell/ModeSwitch.tsx'
import { renderScreen } from '../support/render.tsx'
import { lastMutation } from '../support/lastMutation.ts'

test.each([
  [['TREASURY', 'INVOICING'], null, 'TREASURY'],
  [['TREASURY', 'INVOICING'], 'INVOICING', 'INVOICING'],
  [['TREASURY'], 'INVOICING', 'TREASURY'],
  [['INVOICING'], 'TREASURY', 'INVOICING'],
  [['INVOICING'], null, 'INVOICING'],
  [[], 'INVOICING', 'TREASURY'],
])('of %j, with %s chosen, it is %s', (modes, chosen, mode) => {
  expect(appModeOf(modes, chosen)).toBe(mode)
})

test('remembers what a person chooses', async () => {
  const environment = createMockEnvironment()
  await renderScreen(<ModeSwitch mode="TREASURY" />, { environment, path: '/bills' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Treasury' }).checked).toBe(true)
  const invoicing = screen.getByRole<HTMLInputElement>('radio', { name: 'Invoicing' })
  await userEvent.click(invoicing)
  expect(invoicing.checked).toBe(true)
  const mutation = await waitFor(() => lastMutation(environment))
  expect(mutation.request.variables).toEqual({ input: { mode: 'INVOICING' } })
  act(() =>
    environment.mock.resolve(mutation, {
      data: { setAppMode: { viewer: { id: 'viewer', appMode: 'INVOICING' }, userErrors: [] } },
    }),
  )
})

test('leads to the home of the area, unless the person has gone elsewhere meanwhile', async () => {
  for (const goesElsewhere of [false, true]) {
    const { router, environment, unmount } = await renderScreen(<ModeSwitch mode="TREASURY" />, { path: '/bills' })
    await userEvent.click(screen.getByRole('radio', { name: 'Invoicing' }))
    const mutation = await waitFor(() => environment.mock.getMostRecentOperation())
    if (goesElsewhere) await act(() => router.navigate('/payments'))
    await act(async () =>
      environment.mock.resolve(mutation, {
        data: { setAppMode: { viewer: { id: 'viewer', appMode: 'INVOICING' }, userErrors: [] } },
      }),
    )
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Treasury' }).checked).toBe(true))
    expect(router.state.location.pathname).toBe(goesElsewhere ? '/payments' : '/home')
    unmount()
  }
})

test('goes back to what it was when the choice is not kept', async () => {
  const environment = createMockEnvironment()
  await renderScreen(<ModeSwitch mode="TREASURY" />, { environment, path: '/bills' })
  await userEvent.click(screen.getByRole('radio', { name: 'Invoicing' }))
  const mutation = await waitFor(() => environment.mock.getMostRecentOperation())
  act(() => environment.mock.reject(mutation, new Error('unreachable')))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Treasury' }).checked).toBe(true))
})

test('two switches on one screen, beside the page and in its drawer, each keep their choice', async () => {
  await renderScreen(
    <>
      <ModeSwitch mode="TREASURY" />
      <ModeSwitch mode="TREASURY" />
    </>,
  )
  const treasury = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Treasury' })
  expect(treasury.map(({ checked }) => checked)).toEqual([true, true])
})
