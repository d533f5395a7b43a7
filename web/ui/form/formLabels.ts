import { createContext } from 'react'

/** Labels of a form's fields by name: the summary of errors calls them as the person sees them. */
export const FormLabels = createContext(new Map<string, string>())
