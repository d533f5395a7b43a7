import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { HomeSkeleton } from '../../../../web/pages/organization/home/HomeSkeleton.tsx'
import { ReconciliationPageSkeleton } from '../../../../web/pages/organization/reconciliation/ReconciliationPageSkeleton.tsx'
import { ShellSkeleton } from '../../../../web/shell/ShellSkeleton.tsx'
import { FormSkeleton, ListSkeleton } from '../../../../web/ui/states/Skeletons.tsx'
import { renderScreen } from '../../support/render.tsx'

const skeletons: Record<string, ComponentType> = {
  'the frame': ShellSkeleton,
  'a list': ListSkeleton,
  'a form': FormSkeleton,
  home: HomeSkeleton,
  'the workspace': ReconciliationPageSkeleton,
}

test.each(Object.entries(skeletons))('leads past the navigation into %s on its way', async (_, Skeleton) => {
  const { getByRole } = await renderScreen(<Skeleton />)
  const main = getByRole('main')
  expect(main.id).toBe('main')
  main.focus()
  expect(document.activeElement).toBe(main)
})
