import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { organizationOfTab } from '../../relay/tab.ts'
import { noteShown } from './recent.ts'

/** Keeps what is opened for the palette. */
export function useRecentRecords(): void {
  const { pathname } = useLocation()
  // While it is left the page still has its own title.
  useEffect(
    () => () => {
      const title = document.title.split(' · ').slice(0, -1).join(' · ')
      noteShown(organizationOfTab(), { to: pathname, title })
    },
    [pathname],
  )
}
