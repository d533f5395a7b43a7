import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '../../../../../web/i18n/format.ts'
import { TermProgress } from '../../../../../web/pages/organization/deposits/_components/TermProgress.tsx'
import { renderScreen } from '../../../support/render.tsx'

/** A date relative to today. */
const inDays = (days: number) => Temporal.PlainDate.from(today()).add({ days }).toString()
const show = (status: string, from: number, to: number) =>
  renderScreen(<TermProgress deposit={{ status, termStartsOn: inDays(from), maturesOn: inDays(to) }} />, {
    messages: ['deposits'],
  })

test.each([
  ['ACTIVE', -3, 7, '3 of 10 days'],
  ['NEW', 5, 35, '0 of 30 days'],
  ['MATURED', -40, -8, '32 of 32 days'],
] as const)('%s says how much of its term is over', async (status, from, to, elapsed) => {
  await show(status, from, to)
  expect(screen.getByRole('img', { name: elapsed })).toBeTruthy()
})

test('one that was closed early has not come to its end', async () => {
  await show('CLOSED', -40, -8)
  expect(screen.queryByRole('img')).toBeNull()
})
