// Reads and sets form texts by path, such as `legalName`, `billingAddress.ward`, `directors.0.name`.
import type { RequestValues } from './requestValues.ts'

/** The text at a path; empty for anything else. */
export function textIn(values: RequestValues, path: string): string {
  let found: unknown = values
  for (const name of path.split('.'))
    found = typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(name) : undefined
  return typeof found === 'string' ? found : ''
}

/** The values with the text at a path replaced. */
export function withText(values: RequestValues, path: string, text: string): RequestValues {
  const [name = '', inner = '', field = ''] = path.split('.')
  if (name === 'billingAddress' || name === 'registeredAddress' || name === 'deliveryAddress')
    return { ...values, [name]: { ...values[name], [inner]: text } }
  if (name === 'directors')
    return {
      ...values,
      directors: values.directors.map((director, index) =>
        index === Number(inner) ? { ...director, [field]: text } : director,
      ),
    }
  return { ...values, [name]: text }
}
