import { createContext } from 'react'

/** The feed position before the queries of the surrounding screen were sent; empty when unknown, for data from the store. */
export const ReadSince = createContext('')
