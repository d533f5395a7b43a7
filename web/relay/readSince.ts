import { createContext } from 'react'

/** Where the feeds stood before the queries of the screen around were sent; empty when nobody knows, for what comes from the store. */
export const ReadSince = createContext('')
