import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { organizationOfTab } from '../../relay/tab.ts'
import { noteShown } from './recent.ts'

/** Stores opened records for the palette. */
export function useRecentRecords(): void {
  const { pathname } = useLocation()
  // On leaving, the page still has its own title.
  useEffect(
    () => () => {
      const title = document.title.split(' · ').slice(0, -1).join(' · ')
      noteShown(organizationOfTab(), { to: pathname, title })
    },
    [pathname],
  )
}
