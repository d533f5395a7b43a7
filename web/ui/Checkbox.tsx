import { type ComponentProps, useEffect, useRef } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Some, but not all, of the items are checked. */
  indeterminate?: boolean
}

/** A native checkbox, styled with CSS: a table may have hundreds of them. Wrap it in a label or give it an `aria-label`. */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input {...rest} ref={input} type="checkbox" className={className ? `check ${className}` : 'check'} />
}
