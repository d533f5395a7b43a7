import { useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type Address, readAddress } from './address.ts'

/** The address of the shown rows, and the pending query string, so that quick changes add up. */
export function useAddress(): { address: Address; search: string } {
  const location = useLocation()
  const navigation = useNavigation()
  const coming = navigation.location?.pathname === location.pathname ? navigation.location.search : null
  const address = useMemo(() => readAddress(new URLSearchParams(location.search)), [location.search])
  return { address, search: coming ?? location.search }
}
