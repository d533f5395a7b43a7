import { createContext } from 'react'

/** Labels of a form's fields by name, for the error summary. */
export const FormLabels = createContext(new Map<string, string>())
