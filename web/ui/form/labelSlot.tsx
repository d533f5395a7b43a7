import { Fragment, type ReactNode } from 'react'

/** Stands in a message for the label of the field that it is shown on: rules don't know what their field is called. */
export const LABEL = '\uFFFC'

/** The message with the label in its place. */
export function withLabel(message: ReactNode, label: ReactNode): ReactNode {
  if (typeof message !== 'string' || !message.includes(LABEL)) return message
  if (typeof label === 'string') return message.replaceAll(LABEL, label)
  return message.split(LABEL).map((text, place) => (
    <Fragment key={place}>
      {place > 0 ? label : null}
      {text}
    </Fragment>
  ))
}
