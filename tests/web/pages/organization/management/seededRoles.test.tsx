import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SEEDED_ROLES } from '../../../../../services/account/permissions/permissions.ts'
import { useRoleDescription } from '../../../../../web/pages/organization/management/_lib/seededRoles.ts'
import { renderScreen } from '../../../support/render.tsx'

function Descriptions({ of }: { of: readonly string[] }) {
  const describe = useRoleDescription()
  return of.map(description => <p key={description}>{describe(description)}</p>)
}

const seeded = SEEDED_ROLES.map(({ description }) => description)
const shown = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent)

test('what every organization begins with is told in the viewer’s language, and what somebody wrote as it was written', async () => {
  await renderScreen(<Descriptions of={[...seeded, 'Pays the rent.']} />, { language: 'id', messages: ['management'] })
  expect(shown()).toContain('Melihat semua data tanpa mengubah apa pun.')
  expect(shown().filter(text => text !== null && seeded.includes(text))).toEqual([])
  expect(shown().at(-1)).toBe('Pays the rent.')
})

test('in English it is what the service writes', async () => {
  await renderScreen(<Descriptions of={seeded} />, { messages: ['management'] })
  expect(shown()).toEqual(seeded)
})
