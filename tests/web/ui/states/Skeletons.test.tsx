import { expect, test } from 'vitest'
import { HomeSkeleton } from '../../../../web/pages/organization/home/HomeSkeleton.tsx'
import { ReconciliationPageSkeleton } from '../../../../web/pages/organization/reconciliation/ReconciliationPageSkeleton.tsx'
import { ShellSkeleton } from '../../../../web/shell/ShellSkeleton.tsx'
import { FormSkeleton, ListSkeleton } from '../../../../web/ui/states/Skeletons.tsx'
import { renderScreen } from '../../support/render.tsx'

test.each([
  ['the frame', <ShellSkeleton />],
  ['a list', <ListSkeleton />],
  ['a form', <FormSkeleton />],
  ['home', <HomeSkeleton />],
  ['the workspace', <ReconciliationPageSkeleton />],
])('the link past the navigation leads into %s that is still on its way', async (_, skeleton) => {
  const { getByRole } = await renderScreen(skeleton)
  const main = getByRole('main')
  expect(main.id).toBe('main')
  main.focus()
  expect(document.activeElement).toBe(main)
})
